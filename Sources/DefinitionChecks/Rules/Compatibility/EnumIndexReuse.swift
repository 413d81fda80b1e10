import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// The rule that an index doesn't belong to another case than before. Two cases with the same index in one file are
/// found when the interface is built.
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
                let replacement: CaseIndexFault.Replacement =
                    succession.previousIndices[new.name].map { .old($0) } ?? .unused(freeIndices.next())
                let fault = CaseIndexFault(
                    new.value,
                    index: change.previous.index,
                    of: succession.current,
                    owner: .removed(name: change.previous.name, replacement: replacement)
                )

                findings.report(
                    fault.message,
                    at: SourceLocation(file: definition.file, position: new.position),
                    fixIt: definition.givingIndex(replacement.index, to: new.value)
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
