import Basics
import IntentDefinition
import PropertyLists

/// An index that meant another case. Two cases of one file with the same index are found when the file is resolved.
enum EnumIndexReuse: SubjectRule {
    static let description = RuleDescription(
        .enumIndexReuse,
        category: .compatibility,
        severity: .error,
        summary: "an index stands for two cases, today or over time",
        explanation: RuleExplanation(
            trigger: """
                Two cases of an enum have the same index; a case without one has the index 0. Gaps between indices \
                are right: they are left by cases that are gone.

                With `intentc check --against`, also: the index of a case means another one than in the definitions of \
                the earlier time. Enums that no parameter and no property of a type has are left out, since their \
                values are not saved.
                """,
            importance: """
                Shortcuts and widgets keep the index and not the name, so that one case would turn into the other \
                without anybody noticing.
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
                Give the newer case an index that no case has ever had. In the example the index 3 was that of \
                `archived`.
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
                    before == nil ? "an index that no case has had, such as \(index)" : "its old index \(index) again"
                let old = change.previous
                findings.report(
                    """
                    the index \(old.index) of enum '\(succession.name)' meant '\(old.name)', so that '\(old.name)' in \
                    saved shortcuts and widgets turns into '\(new.name)'; give '\(new.name)' \(advice)
                    """,
                    at: SourceLocation(file: definition.file, position: new.position),
                    fixIt: definition.givingIndex(index, to: new.value)
                )
            }
        }
    }
}

extension CheckedDefinition {
    /// Gives a case of an enum another index, of which a person has to say whether it is the right case to change.
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
