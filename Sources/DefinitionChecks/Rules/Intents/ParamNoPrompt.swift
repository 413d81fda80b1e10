import Basics
import IntentDefinition
import PropertyLists

/// The rule that a parameter that Siri may ask for has a prompt.
enum ParamNoPrompt: DefinitionRule {
    static let description = RuleDescription(
        .paramNoPrompt,
        category: .intents,
        severity: .warning,
        summary: "a parameter that Siri may ask for has no prompt",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a parameter of an intent for the Shortcuts app is resolved ("Siri can ask \
                for value when run") but has no `Primary` dialog.

                Parameters that people can't set in Shortcuts, that have a default value or that depend on another \
                parameter aren't reported. A `Primary` dialog without text is fine, because Siri uses its own words.
                """,
            importance: """
                If the value is missing, Siri and Shortcuts have no question to ask. Developers have reported runs \
                that hang without a message.
                """,
            wrong: """
                <key>INIntentParameterName</key>
                <string>soup</string>
                <key>INIntentParameterSupportsResolution</key>
                <true/>
                """,
            right: """
                <key>INIntentParameterName</key>
                <string>soup</string>
                <key>INIntentParameterPromptDialogs</key>
                <array>
                    <dict>
                        <key>INIntentParameterPromptDialogCustom</key>
                        <true/>
                        <key>INIntentParameterPromptDialogFormatString</key>
                        <string>Which soup?</string>
                        <key>INIntentParameterPromptDialogFormatStringID</key>
                        <string>Xq3r8T</string>
                        <key>INIntentParameterPromptDialogType</key>
                        <string>Primary</string>
                    </dict>
                </array>
                <key>INIntentParameterSupportsResolution</key>
                <true/>
                """,
            remedy: """
                In Xcode, select the parameter and enter its prompt under Siri Dialog. `intentc check --fix` adds the \
                prompt that Xcode gives a new parameter: one without text, for which Siri uses its own words.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let storesConfigurable = definition.model.modelVersion?.value == "1.2"
        for intent in definition.customIntents where intent.configurable?.value == true {
            for parameter in intent.parameters?.value ?? []
            where (parameter.configurable?.value ?? !storesConfigurable) && parameter.lacksPrompt {
                findings.report(
                    """
                    Siri may ask for parameter '\(parameter.name?.value ?? "")', which has no prompt; add a 'Primary' \
                    dialog
                    """,
                    at: parameter.name?.position ?? parameter.position,
                    fixIt: addingPrompt(to: parameter, editor: definition.editor)
                )
            }
        }
    }

    /// A fix-it that adds the dialog that Xcode gives a new parameter.
    private static func addingPrompt(to parameter: Parameter, editor: PropertyListEditor) -> FixIt? {
        let dialog = PropertyListValue.dictionary([
            ("INIntentParameterPromptDialogCustom", .boolean(true)),
            ("INIntentParameterPromptDialogType", .string("Primary")),
        ])

        let edit =
            if let dialogs = parameter.promptDialogs {
                editor.appending(dialog, toArrayAt: dialogs.position)
            } else {
                editor.setting(
                    "INIntentParameterPromptDialogs",
                    to: PropertyListValue(.array([dialog])),
                    inDictionaryAt: parameter.position
                )
            }

        return FixIt("add a prompt in Siri's own words", isSafe: true, edits: edit)
    }
}

extension Parameter {
    /// Whether Siri may have to ask for the parameter but has no dialog to do so.
    fileprivate var lacksPrompt: Bool {
        guard supportsResolution?.value == true, metadata?.defaultValue == nil, relationship?.parentName == nil,
            !lacksEntry("INIntentParameterPromptDialogs")
        else { return false }
        return !(promptDialogs?.value ?? []).contains { $0.type?.value == "Primary" }
    }
}
