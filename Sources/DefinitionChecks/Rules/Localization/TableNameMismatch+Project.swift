import Basics
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

extension TableNameMismatch {
    /// Compares the languages of a project with those of the definitions that it builds.
    static func check(
        _ project: CheckedProject,
        _ definitions: [CheckedDefinition],
        _ findings: inout Findings
    ) {
        let regions = ProjectRegions(of: project.model)
        for definition in definitions {
            let use = DefinitionUse(of: definition, in: project)
            guard !use.memberships.isEmpty else { continue }
            let tables = definition.tables.strings + definition.tables.foreignStrings
            var lacked: Set<String> = []
            for table in tables.sorted(by: { ($0.file, $0.path.language ?? "") < ($1.file, $1.path.language ?? "") }) {
                if let file = use.fileThatNoTargetHas(of: table) {
                    // A catalog has the tables of all its languages.
                    if lacked.insert(file).inserted { report(lacking: table, of: use, regions, &findings) }
                } else {
                    check(table, of: use, regions, &findings)
                }
            }
            checkRegionsWithoutTable(use, regions, &findings)
        }
    }

    private static func report(
        lacking table: StringsTable,
        of use: DefinitionUse,
        _ regions: ProjectRegions,
        _ findings: inout Findings
    ) {
        let language = table.path.language ?? ""
        let remedy =
            table.format == .catalog
            ? "add it to a target"
            : """
            \(regions.contains(language) ? "" : "add '\(language)' to the localizations of the project and ")select \
            '\(language)' for '\(use.fileName)' in Xcode's inspector
            """
        findings.report(
            """
            no target of '\(use.project.name)' has this table, so that its translations do not get into the app; \
            \(remedy), or remove the table
            """,
            at: SourceLocation(file: table.file),
            severity: .warning,
            about: Diagnostic.Topic(
                "\(use.definition.file) \(use.project.file) target \(regions.contains(language))",
                languages: [language]
            )
        )
    }

    private static func check(
        _ table: StringsTable,
        of use: DefinitionUse,
        _ regions: ProjectRegions,
        _ findings: inout Findings
    ) {
        guard let language = table.path.language, use.project.paths[table.file] != nil, !regions.contains(language)
        else { return }
        findings.report(
            """
            '\(language)' is no language of '\(use.project.name)', so that Xcode neither shows nor exports this \
            table; add it to the localizations of the project
            """,
            at: SourceLocation(file: table.file),
            severity: .warning,
            notes: regions.first.map {
                [Diagnostic.Note("the languages are listed here", at: use.project.location($0.position))]
            } ?? [],
            about: Diagnostic.Topic("\(use.definition.file) \(use.project.file) region", languages: [language])
        )
    }

    private static func checkRegionsWithoutTable(
        _ use: DefinitionUse,
        _ regions: ProjectRegions,
        _ findings: inout Findings
    ) {
        let definition = use.definition
        // What the configuration names is looked for by other rules, and what lies on the disk by 'l10n-layout'.
        let isReported =
            definition.tables.localizedDefinition != nil
            || definition.tables.catalogs.isEmpty && definition.tables.strings.isEmpty
                && definition.tables.plurals.isEmpty
                && definition.tables.localizedLanguages.contains { ![definition.language, "Base"].contains($0) }
        guard definition.configuration.locales.isEmpty, definition.translations.units.contains(where: \.hasWords),
            !isReported
        else {
            return
        }
        let tables = definition.tables.strings.map(\.path) + definition.tables.plurals.map(\.path)
        let copies = definition.copies.keys.map { LocalizedPath($0) }
        let languages = (tables + copies).compactMap(\.language) + [definition.language]
        let missing = regions.languages(besides: languages)
        guard let first = missing.first else { return }
        let name = LocalizedPath(definition.file).baseName
        let remedy =
            definition.tables.catalogs.first.map { "translate it in '\($0.file)'" }
            ?? "add '\(first.value).lproj/\(name).strings'\(missing.count > 1 ? " and so on" : "")"
        findings.report(
            """
            '\(use.project.name)' is translated into \(quotedList(missing.map(\.value), limit: 5)) too, where this \
            definition has no table; \(remedy)
            """,
            at: SourceLocation(file: definition.file),
            severity: .warning,
            notes: [Diagnostic.Note("'\(first.value)' is listed here", at: use.project.location(first.position))]
        )
    }
}

extension DefinitionUse {
    /// The file of a table, if the project could have it and no target does.
    fileprivate func fileThatNoTargetHas(of table: StringsTable) -> String? {
        guard table.path.language != nil, let paths = project.paths[table.file] else { return nil }
        return paths.allSatisfy { project.model.memberships(of: $0).isEmpty } ? table.file : nil
    }
}
