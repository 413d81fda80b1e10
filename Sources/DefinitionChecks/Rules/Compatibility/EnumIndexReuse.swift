import Basics
import IntentDefinition
import PropertyLists

/// An index that used to belong to another case. Two cases of one file with the same index are found when the file is
/// resolved.
enum EnumIndexReuse: SubjectRule {
    static let description = RuleDescription(
        .enumIndexReuse,
        category: .compatibility,
        severity: .error,
        summary: "an enum case has an index that another case has or once had",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if two cases of an enum have the same index. A case without an index counts as \
                0. Gaps between indices are fine, because removed cases leave them.

                With `intentc check --against`, it is also reported if the index of a case belonged to another case in \
                the earlier definitions. Enums that aren't used by a parameter or a property of a type are left out, \
                because their values aren't saved.
                """,
            importance: """
                Shortcuts and widgets save the index, not the name, so one case silently turns into the other.
                """,
            wrong: """
                <key>INEnumValueIndex</key>
                <integer>3</integer>
                <key>INEnumValueName</key>
                <string>deleted</string>
                """,
            right: """
                <key>INEnumValueIndex</key>
                <integer>4</integer>
                <key>INEnumValueName</key>
                <string>deleted</string>
                """,
            remedy: """
                Give the newer case an index that no case has ever had. In the example, index 3 once belonged to a \
                case `archived`.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        for succession in EnumSuccession.all(in: subject) {
            let definition = succession.definition
            var freeIndices = succession.freeIndices

            for change in succession.changes {
                guard case .reused(let new) = change.kind else { continue }
                let before = succession.previousIndices[new.name]
                let index = before ?? freeIndices.next()
                let advice =
                    before == nil ? "an index that no case has had, such as \(index)" : "its old index \(index)"
                let old = change.previous

                findings.report(
                    """
                    index \(old.index) of enum '\(succession.name)' belonged to '\(old.name)', so '\(old.name)' in saved \
                    shortcuts and widgets turns into '\(new.name)'; give '\(new.name)' \(advice)
                    """,
                    at: SourceLocation(file: definition.file, position: new.position),
                    fixIt: definition.givingIndex(index, to: new.value)
                )
            }
        }
    }
}

extension CheckedDefinition {
    /// Returns a fix-it that gives a case another index. A person has to decide whether it is the right case to change.
    func givingIndex(_ index: Int, to value: EnumValue) -> FixIt? {
        FixIt(
            "give '\(value.name?.value ?? "")' the index \(index)",
            isSafe: false,
            edits: editor.setting(
                "INEnumValueIndex",
                to: PropertyListValue(.integer("\(index)")),
                inDictionaryAt: value.position
            )
        )
    }
}
