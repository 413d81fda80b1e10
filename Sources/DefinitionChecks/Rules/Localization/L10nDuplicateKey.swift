import Basics
import Translations

/// A key that occurs more than once in a table.
enum L10nDuplicateKey: DefinitionRule {
    static let description = RuleDescription(
        .l10nDuplicateKey,
        category: .localization,
        severity: .warning,
        summary: "a table contains the same key more than once",
        explanation: RuleExplanation(
            trigger: "A `.strings` file or a string catalog contains several entries for the same key.",
            importance: "Only the last entry is used, so changes to an earlier one have no effect.",
            wrong: """
                "a1B2c3" = "Suppe";
                "a1B2c3" = "Suppe bestellen";
                """,
            right: """
                "a1B2c3" = "Suppe bestellen";
                """,
            remedy: """
                Keep one of the entries. `intentc check --fix` removes the earlier one if both have the same \
                translation.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        var seen: Set<SourceLocation> = []
        for table in definition.tables.strings {
            for indices in table.duplicates {
                guard let last = indices.last else { continue }

                for index in indices.dropLast() {
                    let place = SourceLocation(file: table.file, position: table.entries[index].keyPosition)
                    // A key of a catalog is in the tables of all its languages, and a binary table has no positions.
                    guard table.format != .catalog || seen.insert(place).inserted else { continue }
                    report(index, overruledBy: last, in: table, of: definition, findings: &findings)
                }
            }
        }
    }

    private static func report(
        _ index: Int,
        overruledBy last: Int,
        in table: StringsTable,
        of definition: CheckedDefinition,
        findings: inout Findings
    ) {
        let (dead, living) = (table.entries[index], table.entries[last])
        let isSame = dead.value == living.value
        let effect = isSame ? "with the same translation" : "with a translation that overrides this one"
        let edits = table.removals(of: [index])

        findings.report(
            "key '\(dead.key)' occurs again later in the table \(effect); remove one of the entries",
            at: SourceLocation(file: table.file, position: dead.keyPosition),
            notes: [
                Diagnostic.Note(
                    "the entry that is used",
                    at: SourceLocation(file: table.file, position: living.keyPosition)
                )
            ],
            fixIt: edits.isEmpty ? nil : FixIt("remove this entry", isSafe: isSame, edits: edits),
            about: Diagnostic.Topic(
                "\(definition.file) \(dead.key)",
                languages: table.format == .catalog ? [] : [table.path.language],
                keys: [dead.key]
            )
        )
    }
}
