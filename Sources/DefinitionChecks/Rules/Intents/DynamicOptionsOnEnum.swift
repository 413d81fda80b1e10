import Basics
import IntentDefinition
import PropertyLists

/// Options from the app for a parameter whose values are fixed.
enum DynamicOptionsOnEnum: DefinitionRule {
    static let description = RuleDescription(
        .dynamicOptionsOnEnum,
        category: .intents,
        severity: .error,
        summary: "the app is to provide options for an enum",
        explanation: RuleExplanation(
            trigger: "A parameter whose type is an enum has dynamic options.",
            importance: """
                The cases of an enum are fixed when the app is built, and the system shows them without asking the \
                app. Apple's guide to configurable widgets calls for a type where the choices change.
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
                Where the choices are fixed, switch dynamic options off. Where they are not, declare a type in place \
                of the enum; shortcuts that people have saved with the enum lose the value. There is no fix-it for \
                that, since the app has to say what the objects are.
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
                are fixed; switch the options off, or declare a type in place of the enum
                """,
                at: options.position,
                fixIt: switchingOff(parameter, definition.editor)
            )
        }
    }

    /// Switches the options of a parameter off, and with them the search.
    private static func switchingOff(_ parameter: Parameter, _ editor: PropertyListEditor) -> FixIt? {
        let keys = [optionsKey] + (parameter.supportsSearch == nil ? [] : [searchKey])
        let off = PropertyListValue(.boolean(false))
        let edits = keys.map { editor.setting($0, to: off, inDictionaryAt: parameter.position) }
        guard !edits.contains(nil) else { return nil }
        return FixIt("switch the options off", isSafe: false, edits: edits.compactMap(\.self))
    }

    private static let optionsKey = "INIntentParameterSupportsDynamicEnumeration"
    private static let searchKey = "INIntentParameterSupportsSearch"
}
