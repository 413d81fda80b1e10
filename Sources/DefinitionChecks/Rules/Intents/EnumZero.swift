import Basics
import IntentDefinition
import PropertyLists

/// The rule that index 0 of an enum stands for no choice.
enum EnumZero: DefinitionRule {
    static let description = RuleDescription(
        .enumZero,
        category: .intents,
        severity: .warning,
        summary: "the case with index 0 is a real choice",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported for the case of an enum that has index 0, or no index, unless its name stands \
                for "no value": `unknown`, `none`, `unset`, `undefined`, `default` and similar names are accepted.
                """,
            importance: """
                A property of an enum type is 0 until somebody sets it, so the app can't distinguish the real choice \
                from no choice. For this reason, Xcode gives every new enum a case `unknown` with index 0.
                """,
            wrong: """
                <dict>
                    <key>INEnumValueName</key>
                    <string>small</string>
                </dict>
                """,
            right: """
                <dict>
                    <key>INEnumValueName</key>
                    <string>unknown</string>
                </dict>
                <dict>
                    <key>INEnumValueIndex</key>
                    <integer>1</integer>
                    <key>INEnumValueName</key>
                    <string>small</string>
                </dict>
                """,
            remedy: """
                Before the app's first release, give the case another index and add a case `unknown` with index 0. The \
                fix-it does this. After a release, keep the index, because saved shortcuts store it, and turn the rule \
                off in `intentc.json`.
                """
        )
    )

    private static let words = [
        "unknown", "none", "unset", "notset", "undefined", "unspecified", "undetermined", "invalid", "default",
        "novalue",
        "empty", "null",
    ]

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        lazy var newKeys = definition.newKeys
        for declaration in definition.model.enums?.value ?? [] {
            var hasFixIt = false
            for value in declaration.values?.value ?? [] {
                guard let name = value.name, value.hasIndexZero, !saysNoValue(name.value) else { continue }

                findings.report(
                    """
                    case '\(name.value)' of enum '\(declaration.name?.value ?? "")' has index 0, which also stands for \
                    no choice; unless saved shortcuts use it, give it another index and add a case 'unknown' with \
                    index 0
                    """,
                    at: name.position,
                    fixIt: hasFixIt
                        ? nil
                        : addingUnknown(
                            to: declaration,
                            inPlaceOf: value,
                            newKeys: newKeys,
                            editor: definition.editor
                        )
                )
                hasFixIt = true
            }
        }
    }

    /// A fix-it that gives the case the next free index and adds a case `unknown` with index 0.
    private static func addingUnknown(
        to declaration: EnumDefinition,
        inPlaceOf value: EnumValue,
        newKeys: NewKeys,
        editor: PropertyListEditor
    ) -> FixIt? {
        let cases = declaration.indexedCases
        guard let values = declaration.values, !cases.contains(where: { $0.name == "unknown" }) else { return nil }

        var indices = FreeNumbers(besides: cases.map(\.index))
        let index = indices.next()
        let key = newKeys.key(replacing: declaration.name?.value ?? "", for: "unknown")
        let unknown = PropertyListValue.dictionary([
            ("INEnumValueDisplayName", .string("unknown")), ("INEnumValueDisplayNameID", .string(key)),
            ("INEnumValueName", .string("unknown")),
        ])

        return FixIt(
            "give '\(value.name?.value ?? "")' index \(index) and add a case 'unknown' with index 0",
            isSafe: false,
            edits: editor.prepending(unknown, toArrayAt: values.position),
            editor.setting(
                "INEnumValueIndex",
                to: PropertyListValue(.integer("\(index)")),
                inDictionaryAt: value.position
            )
        )
    }

    private static func saysNoValue(_ name: String) -> Bool {
        let name = name.lowercased().filter { $0 != "_" }
        return words.contains { name.contains($0) }
    }
}

extension EnumValue {
    /// Whether the index is 0, stated or by default.
    fileprivate var hasIndexZero: Bool {
        !lacksEntry("INEnumValueIndex") && (index == nil || index?.value.integerValue == 0)
    }
}
