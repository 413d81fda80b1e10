import Basics
import IntentDefinition
import PropertyLists

/// The rule that a parameter of an enum type doesn't use dynamic options.
enum DynamicOptionsOnEnum: DefinitionRule {
    static let description = RuleDescription(
        .dynamicOptionsOnEnum,
        category: .intents,
        severity: .error,
        summary: "a parameter of an enum type has dynamic options",
        explanation: RuleExplanation(
            trigger: "This error is reported if a parameter whose type is an enum has dynamic options.",
            importance: """
                The cases of an enum are fixed when the app is built, and the system shows them without asking the \
                app. For choices that change, Apple's guide to configurable widgets says to use a type.
                """,
            wrong: """
                <key>INIntentParameterEnumType</key>
                <string>Soup</string>
                <key>INIntentParameterSupportsDynamicEnumeration</key>
                <true/>
                """,
            right: """
                <key>INIntentParameterObjectType</key>
                <string>Soup</string>
                <key>INIntentParameterSupportsDynamicEnumeration</key>
                <true/>
                <key>INIntentParameterType</key>
                <string>Object</string>
                """,
            remedy: """
                If the choices are fixed, turn dynamic options off; the fix-it does this. If they change, declare a \
                type and use it instead of the enum. Shortcuts that were saved with the enum then lose the parameter's \
                value.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for parameter in definition.customIntents.flatMap({ $0.parameters?.value ?? [] }) {
            guard let options = parameter.supportsDynamicEnumeration, options.value,
                parameter.type?.value == "Integer", let name = parameter.enumType?.value, !name.isEmpty
            else { continue }

            findings.report(
                """
                parameter '\(parameter.name?.value ?? "")' has dynamic options, but the cases of its enum '\(name)' \
                are fixed; turn dynamic options off, or use a type instead of the enum
                """,
                at: options.position,
                fixIt: turningOff(parameter, editor: definition.editor)
            )
        }
    }

    /// A fix-it that turns the options of a parameter off, and with them the search.
    private static func turningOff(_ parameter: Parameter, editor: PropertyListEditor) -> FixIt? {
        let keys = [optionsKey] + (parameter.supportsSearch == nil ? [] : [searchKey])
        let off = PropertyListValue(.boolean(false))
        let edits = keys.map { editor.setting($0, to: off, inDictionaryAt: parameter.position) }
        return FixIt("turn dynamic options off", isSafe: false, allOf: edits)
    }

    private static let optionsKey = "INIntentParameterSupportsDynamicEnumeration"
    private static let searchKey = "INIntentParameterSupportsSearch"
}
