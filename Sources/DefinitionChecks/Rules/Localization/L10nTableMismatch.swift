import Basics
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

/// A table that isn't where the definition or the project looks for it.
enum L10nTableMismatch: SubjectRule {
    static let description = RuleDescription(
        .l10nTableMismatch,
        category: .localization,
        severity: .error,
        summary: "a table isn't where the definition or the project looks for it",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a language has no table (`.strings`, `.stringsdict` or string catalog) with \
                the name of the definition, but has a table with another name in which at least half of the keys are \
                the definition's. Tables of other definitions don't count, nor do the app's own: `Localizable`, \
                `InfoPlist`, `AppShortcuts` and `Root`.

                With `--project`, this warning is reported for a definition that a target builds if:

                - no target contains a table beside the definition.
                - the project doesn't list the language of a table.
                - the project lists a language that has no table.
                """,
            importance: """
                The system looks up translations in the table that has the definition's name. If only the definition \
                is renamed, all its translations are lost without a message. Xcode builds only tables that the project \
                contains, and shows and exports only languages that it lists. The App Store warns (ITMS-90626) about \
                an intent that isn't translated into all of its app's languages.
                """,
            wrong: """
                Base.lproj/Order.intentdefinition
                de.lproj/Intents.strings
                """,
            right: """
                Base.lproj/Order.intentdefinition
                de.lproj/Order.strings
                """,
            remedy: """
                Rename the table to match the definition, on disk and in the project. To add a missing table to the \
                project, select its language for the definition in Xcode's inspector. Add a missing language to the \
                project's localizations.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        for candidate in candidates(in: subject) {
            let misnamed = candidate.misnamed
            findings.report(
                misnamed.message,
                at: SourceLocation(file: misnamed.table.file),
                fixIt: renaming(candidate, in: subject),
                about: Diagnostic.Topic(
                    "\(misnamed.name) \(misnamed.table.path.baseName).\(misnamed.table.path.pathExtension)",
                    languages: [misnamed.table.path.language]
                )
            )
        }

        for project in subject.projects { check(project, building: subject.definitions, findings: &findings) }
    }

    /// Returns a fix-it that gives a file the name of its definition; `nil` if a table of the definition is in the way.
    private static func renaming(_ candidate: Candidate, in subject: CheckSubject) -> FixIt? {
        guard candidate.misnamed.existing == nil else { return nil }
        let file = candidate.misnamed.table.file
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let newPath = (folder + [candidate.misnamed.newName[...]]).joined(separator: "/")
        return FixIt(
            "rename it to '\(newPath)'",
            isSafe: candidate.isCertain && !subject.lists(file),
            edits: subject.projects.flatMap { $0.edits(renaming: file, to: newPath) },
            renames: [FileRename(file, to: newPath)]
        )
    }

    /// A table that may have had the name of a definition.
    private struct Candidate {
        var misnamed: MisnamedTable
        /// Whether it matches no other definition, and no other table matches this definition.
        var isCertain: Bool

        /// The form and the language, for which a definition can have only one table.
        var place: [String?] { [misnamed.table.path.pathExtension, misnamed.table.path.language] }
    }

    private static func candidates(in subject: CheckSubject) -> [Candidate] {
        let names = Set(subject.definitions.map { LocalizedPath($0.file).baseName })
        let definitions = subject.definitions.filter { $0.tables.localizedDefinition == nil }

        // The number of definitions that lack a table in the language of each table.
        let claims = definitions.flatMap(\.tables.otherTables).reduce(into: [:]) {
            $0[$1.file.file, default: 0] += 1
        }

        return definitions.flatMap { definition in
            let misnamed = definition.misnamedTables.filter { !names.contains($0.table.path.baseName) }
            let found = misnamed.map { misnamed in
                let isCertain = misnamed.ownCount == misnamed.table.keys.count && claims[misnamed.table.file] == 1
                return Candidate(misnamed: misnamed, isCertain: isCertain)
            }
            let counts = found.reduce(into: [:]) { $0[$1.place, default: 0] += 1 }
            return found.map { candidate in
                var candidate = candidate
                candidate.isCertain = candidate.isCertain && counts[candidate.place] == 1
                return candidate
            }
        }
    }
}

extension CheckSubject {
    /// Whether a project lists a file by its name.
    fileprivate func lists(_ file: String) -> Bool {
        projects.contains { !$0.references(to: file).isEmpty }
    }
}

extension L10nTableMismatch {
    /// Compares the languages of a project with those of the definitions that it builds.
    static func check(
        _ project: CheckedProject,
        building definitions: [CheckedDefinition],
        findings: inout Findings
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
                    guard lacked.insert(file).inserted else { continue }
                    report(lacking: table, of: use, regions: regions, findings: &findings)
                } else {
                    check(table, of: use, regions: regions, findings: &findings)
                }
            }
            checkRegionsWithoutTable(of: use, regions: regions, findings: &findings)
        }
    }

    private static func report(
        lacking table: StringsTable,
        of use: DefinitionUse,
        regions: ProjectRegions,
        findings: inout Findings
    ) {
        let language = table.path.language ?? ""
        let remedy =
            table.format == .catalog
            ? "add it to a target"
            : """
            \(regions.contains(language) ? "" : "add the language to the project's localizations and ")select \
            '\(language)' for '\(use.fileName)' in Xcode's inspector
            """

        findings.report(
            """
            no target of '\(use.project.name)' contains this table, so the app lacks its translations; \(remedy), or \
            remove the table
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
        regions: ProjectRegions,
        findings: inout Findings
    ) {
        guard let language = table.path.language, use.project.paths[table.file] != nil, !regions.contains(language)
        else { return }

        findings.report(
            """
            '\(use.project.name)' isn't localized into '\(language)', so Xcode neither shows nor exports this table; \
            add the language to the project's localizations
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
        of use: DefinitionUse,
        regions: ProjectRegions,
        findings: inout Findings
    ) {
        let definition = use.definition
        // Other rules report the languages that the configuration names, and 'l10n-layout' those with tables on disk.
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
            '\(use.project.name)' is translated into \(quotedList(missing.map(\.value), limit: 5)), but this definition \
            isn't; \(remedy)
            """,
            at: SourceLocation(file: definition.file),
            severity: .warning,
            notes: [Diagnostic.Note("'\(first.value)' is listed here", at: use.project.location(first.position))]
        )
    }
}

extension DefinitionUse {
    /// The file of a table that the project may know but that is in no target; `nil` for other tables.
    fileprivate func fileThatNoTargetHas(of table: StringsTable) -> String? {
        guard table.path.language != nil, let paths = project.paths[table.file] else { return nil }
        return paths.allSatisfy { project.model.memberships(of: $0).isEmpty } ? table.file : nil
    }
}
