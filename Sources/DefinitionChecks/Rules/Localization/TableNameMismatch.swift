import DefinitionDiagnostics
import IntentDefinition
import StringsTables

/// A table with a definition's translations, but another name.
enum TableNameMismatch: SubjectRule {
    static let description = RuleDescription(
        "l10n-table-mismatch",
        .localization,
        .error,
        summary: "a table is not where the definition or the project looks for it",
        explanation: RuleExplanation(
            trigger: """
                A language has no table with the name of the definition, but a `.strings` file with another name, of \
                which at least half of the keys are the definition's.

                With `--project`, of a definition that a target builds, each a warning: no target has a table that lies \
                beside it; the project does not know the language of a table, or knows a language without one. Nothing \
                else is reported about a table that is not part of the app.
                """,
            importance: """
                The system looks translations up in the table that is called as the definition: after a definition \
                was renamed, all its translations are lost without a message. Xcode builds no table that the project does \
                not have, and neither shows nor exports languages that it does not know. For a language that an \
                app has and an intent has not, the App Store warns (ITMS-90626).
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
                Rename the table to the name of the definition, in the project as well. Add a table that the project \
                lacks by selecting its language for the definition in Xcode's inspector, and a language to the \
                localizations of the project.
                """
        )
    )

    static func check(_ subject: CheckSubject, _ findings: inout Findings) {
        for candidate in candidates(in: subject) {
            let table = candidate.table
            let newPath = candidate.newPath
            findings.report(
                candidate.misnamed.message,
                at: SourceLocation(file: table.file),
                fixIt: FixIt(
                    "rename it to '\(newPath)'",
                    isSafe: candidate.isCertain && !subject.lists(table),
                    edits: subject.projects.flatMap { $0.edits(renaming: table.file, to: newPath) },
                    renames: [FileRename(table.file, to: newPath)]
                ),
                about: Diagnostic.Topic(
                    "\(candidate.misnamed.name) \(table.path.baseName)",
                    languages: [table.path.language]
                )
            )
        }
        for project in subject.projects { check(project, subject.definitions, &findings) }
    }

    /// A table that may have been called as a definition was.
    private struct Candidate {
        var misnamed: MisnamedTable
        /// Whether no other definition and no other table can be meant.
        var isCertain: Bool

        var table: StringsTable { misnamed.table }

        var newPath: String {
            (table.file.split(separator: "/", omittingEmptySubsequences: false).dropLast() + [
                "\(misnamed.name).strings"
            ])
            .joined(separator: "/")
        }
    }

    private static func candidates(in subject: CheckSubject) -> [Candidate] {
        let names = Set(subject.definitions.map { LocalizedPath($0.file).baseName })
        let definitions = subject.definitions.filter { $0.tables.localizedDefinition == nil }
        // How many definitions lack a table in the language of each table.
        let claims = definitions.flatMap(\.tables.otherStrings).reduce(into: [:]) {
            $0[$1.file, default: 0] += 1
        }
        return definitions.flatMap { definition in
            let found = definition.tables.otherStrings.compactMap { table -> Candidate? in
                guard !names.contains(table.path.baseName) else { return nil }
                let name = LocalizedPath(definition.file).baseName
                let misnamed = MisnamedTable(table, of: name) { definition.translations.meaning(of: $0) != nil }
                return misnamed.map { misnamed in
                    let isCertain = misnamed.ownCount == table.entries.count && claims[table.file] == 1
                    return Candidate(misnamed: misnamed, isCertain: isCertain)
                }
            }
            let counts = found.reduce(into: [:]) { $0[$1.table.path.language, default: 0] += 1 }
            return found.map { candidate in
                var candidate = candidate
                candidate.isCertain = candidate.isCertain && counts[candidate.table.path.language] == 1
                return candidate
            }
        }
    }
}

extension CheckSubject {
    /// Whether a project lists a table by its name.
    fileprivate func lists(_ table: StringsTable) -> Bool {
        projects.contains { !$0.references(to: table.file).isEmpty }
    }
}
