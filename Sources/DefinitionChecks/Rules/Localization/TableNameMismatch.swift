import DefinitionDiagnostics
import IntentDefinition
import StringsTables

/// A table with a definition's translations, but another name.
enum TableNameMismatch: DefinitionRule {
    static let description = RuleDescription(
        "l10n-table-mismatch",
        .localization,
        .error,
        summary: "a table has the keys of a definition, but not its name",
        explanation: RuleExplanation(
            trigger: """
                A language has no table with the name of the definition, but a `.strings` file with another name, of \
                which at least half of the keys are the definition's.
                """,
            importance: """
                The system looks translations up in the table that is called as the definition: after a definition \
                was renamed, all its translations are lost without a message.
                """,
            wrong: """
                Base.lproj/Order.intentdefinition
                de.lproj/Intents.strings
                """,
            right: """
                Base.lproj/Order.intentdefinition
                de.lproj/Order.strings
                """,
            remedy: "Rename the table to the name of the definition, in the project as well."
        )
    )

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, _ findings: inout Findings) {
        let name = LocalizedPath(definition.file).baseName
        for table in definition.tables.otherStrings where !subject.hasDefinition(named: table.path.baseName) {
            let ownCount = table.entries.count { definition.translations.meaning(of: $0.key) != nil }
            guard ownCount > 0, ownCount * 2 >= table.entries.count else { continue }
            findings.report(
                """
                the table is not read, though it has \(ownCount) keys of '\(name).intentdefinition'; rename it to \
                '\(name).strings'
                """,
                at: SourceLocation(file: table.file)
            )
        }
    }
}

extension CheckSubject {
    /// Whether a table with a name has a definition of its own.
    fileprivate func hasDefinition(named name: String) -> Bool {
        definitions.contains { LocalizedPath($0.file).baseName == name }
    }
}
