import DefinitionConfiguration
import DefinitionDiagnostics
import IntentDefinition
import PropertyListXML
import StringsTables
import XcodeProject

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
            for table in definition.tables.strings { check(table, of: use, regions, &findings) }
            checkRegionsWithoutTable(use, regions, &findings)
        }
    }

    private static func check(
        _ table: StringsTable,
        of use: DefinitionUse,
        _ regions: ProjectRegions,
        _ findings: inout Findings
    ) {
        guard let language = table.path.language, let paths = use.project.paths[table.file] else { return }
        let location = SourceLocation(file: table.file)
        if paths.allSatisfy({ use.project.model.memberships(of: $0).isEmpty }) {
            findings.report(
                """
                no target of '\(use.project.name)' has this table, so that its translations do not get into the app; \
                select '\(language)' for '\(use.fileName)' in Xcode's inspector
                """,
                at: location
            )
        } else if !regions.contains(language) {
            findings.report(
                """
                '\(language)' is no language of '\(use.project.name)', so that Xcode neither shows nor exports this \
                table; add it to the localizations of the project
                """,
                at: location,
                severity: .warning,
                notes: regions.first.map {
                    [Diagnostic.Note("the languages are listed here", at: use.project.location($0.position))]
                } ?? []
            )
        }
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
            || definition.tables.strings.isEmpty && definition.tables.plurals.isEmpty
                && definition.tables.localizedLanguages.contains { ![definition.language, "Base"].contains($0) }
        guard definition.configuration.locales.isEmpty, !definition.translations.units.isEmpty, !isReported else {
            return
        }
        let tables = definition.tables.strings.map(\.path) + definition.tables.plurals.map(\.path)
        let copies = definition.copies.keys.map { LocalizedPath($0) }
        let languages = (tables + copies).compactMap(\.language) + [definition.language]
        let missing = regions.languages(besides: languages)
        guard let first = missing.first else { return }
        let name = LocalizedPath(definition.file).baseName
        findings.report(
            """
            '\(use.project.name)' is translated into \(quotedList(missing.map(\.value), limit: 5)) too, where this \
            definition has no table; add '\(first.value).lproj/\(name).strings'\(missing.count > 1 ? " and so on" : "")
            """,
            at: SourceLocation(file: definition.file),
            severity: .warning,
            notes: [Diagnostic.Note("'\(first.value)' is listed here", at: use.project.location(first.position))]
        )
    }
}

/// The languages that a project is translated into.
private struct ProjectRegions {
    /// The names that Xcode gave languages before they had codes.
    private static let codes = [
        "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es",
        "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da", "Finnish": "fi", "Norwegian": "nb",
        "Korean": "ko",
    ]

    private let all: [LocatedText]
    private let tags: Set<String>
    private let developmentRegion: String?

    init(of project: XcodeProject) {
        all = project.knownRegions
        tags = Set(all.map { (Self.codes[$0.value] ?? $0.value).languageTag })
        developmentRegion = project.developmentRegion?.value
    }

    var first: LocatedText? { all.first }

    /// Whether the project knows a language; one that lists none may know any.
    func contains(_ language: String) -> Bool {
        all.isEmpty || ["Base", "mul"].contains(language)
            || tags.contains((Self.codes[language] ?? language).languageTag)
    }

    /// The languages of the project that some others do not stand for. Old names, which projects had from the start,
    /// are left out.
    func languages(besides others: [String]) -> [LocatedText] {
        let known = (others + [developmentRegion].compactMap(\.self)).map { (Self.codes[$0] ?? $0).languageTag }
        return all.filter { region in
            let tag = region.value.languageTag
            let isCode = (2...3).contains(tag.prefix { $0.isLetter }.count) && region.value != "mul"
            return isCode && !known.contains { tag == $0 || tag.hasPrefix($0 + "-") }
        }
    }
}
