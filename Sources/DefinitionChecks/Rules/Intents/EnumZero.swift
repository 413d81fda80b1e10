import Basics
import IntentDefinition
import PropertyLists

/// A choice that cannot be told from none.
enum EnumZero: DefinitionRule {
    static let description = RuleDescription(
        .enumZero,
        category: .intents,
        severity: .warning,
        summary: "the case with the index 0 is a real choice",
        explanation: RuleExplanation(
            trigger: """
                The case of an enum with the index 0, or without an index, has a name that does not say "no value", \
                as `unknown`, `none`, `unset`, `undefined` or `default` do.
                """,
            importance: """
                A property of an enum is 0 before anybody has set it, so the app cannot tell the choice from no \
                choice. Xcode gives each new enum a case `unknown` with the index 0.
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
                Before the app is released, give the case another index and add a case `unknown` with the index 0, as \
                the suggestion does. \
                Afterwards keep the index, since shortcuts store it, and switch the rule off in the configuration.
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
                    case '\(name.value)' of enum '\(declaration.name?.value ?? "")' has the index 0, which also means \
                    that nothing was chosen; unless people have shortcuts with it, give it another index and 0 to a \
                    case 'unknown'
                    """,
                    at: name.position,
                    fixIt: hasFixIt ? nil : addingUnknown(to: declaration, inPlaceOf: value, newKeys, definition.editor)
                )
                hasFixIt = true
            }
        }
    }

    /// Gives the case the next index, and the index 0 to a new case `unknown`.
    private static func addingUnknown(
        to declaration: EnumDefinition,
        inPlaceOf value: EnumValue,
        _ newKeys: NewKeys,
        _ editor: PropertyListEditor
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
            "give '\(value.name?.value ?? "")' the index \(index) and 0 to a new case 'unknown'",
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
    /// Whether the index is 0, as it is where the file has none.
    fileprivate var hasIndexZero: Bool {
        !lacksEntry("INEnumValueIndex") && (index == nil || index?.value.integerValue == 0)
    }
}
