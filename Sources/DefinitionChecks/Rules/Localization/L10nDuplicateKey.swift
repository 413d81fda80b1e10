import Basics
import Translations

/// A key that a table translates twice.
enum L10nDuplicateKey: DefinitionRule {
    static let description = RuleDescription(
        .l10nDuplicateKey,
        category: .localization,
        severity: .warning,
        summary: "a table has the same key twice",
        explanation: RuleExplanation(
            trigger: "A `.strings` file has several entries for one key.",
            importance: "The last entry counts, and what is changed in one before it has no effect.",
            wrong: """
                "a1B2c3" = "Suppe";
                "a1B2c3" = "Suppe bestellen";
                """,
            right: """
                "a1B2c3" = "Suppe bestellen";
                """,
            remedy: "Keep one of them. `intentc check --fix` removes the first where both say the same."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        var seen: Set<SourceLocation> = []
        for table in definition.tables.strings {
            for indices in table.duplicates {
                guard let last = indices.last else { continue }
                for index in indices.dropLast() {
                    let place = SourceLocation(file: table.file, position: table.entries[index].keyPosition)
                    // A key of a catalog is in the tables of all its languages, and a binary table has no places.
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
        let edits = table.removals(of: [index])
        let effect =
            isSame ? "with the same translation" : "with another translation, which counts in place of this one"
        findings.report(
            "key '\(dead.key)' is in the table again, \(effect); remove one of them",
            at: SourceLocation(file: table.file, position: dead.keyPosition),
            notes: [
                Diagnostic.Note(
                    "the entry that counts",
                    at: SourceLocation(file: table.file, position: living.keyPosition)
                )
            ],
            fixIt: edits.isEmpty ? nil : FixIt("remove the first entry", isSafe: isSame, edits: edits),
            about: Diagnostic.Topic(
                "\(definition.file) \(dead.key)",
                languages: table.format == .catalog ? [] : [table.path.language],
                keys: [dead.key]
            )
        )
    }
}
