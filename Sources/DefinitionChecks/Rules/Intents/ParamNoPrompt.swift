import Basics
import IntentDefinition
import PropertyLists

/// A parameter that Siri shall ask for, but without a question.
enum ParamNoPrompt: DefinitionRule {
    static let description = RuleDescription(
        .paramNoPrompt,
        category: .intents,
        severity: .warning,
        summary: "a parameter that is asked for has no prompt",
        explanation: RuleExplanation(
            trigger: """
                A parameter of an intent for the Shortcuts app is resolved by the app ("Siri can ask for value when \
                run"), and has no `Primary` dialog. Parameters that cannot be set in Shortcuts, that start with a \
                value, or that count only under a condition are left alone, and so is a `Primary` dialog without a \
                text of its own, which Siri fills.
                """,
            importance: """
                When the value is missing, Siri and Shortcuts have nothing to ask; public reports tell of runs that \
                hang without a message.
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
                In Xcode, select the parameter and fill in its prompt under Siri Dialog. `intentc check --fix` adds \
                the prompt that Xcode gives a new parameter: one without a text, so that Siri asks in its own words.
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
                    parameter '\(parameter.name?.value ?? "")' can be asked for, but has no prompt to ask with; add a \
                    'Primary' dialog
                    """,
                    at: parameter.name?.position ?? parameter.position,
                    fixIt: addingPrompt(to: parameter, definition.editor)
                )
            }
        }
    }

    /// Adds the dialog that Xcode gives a new parameter.
    private static func addingPrompt(to parameter: Parameter, _ editor: PropertyListEditor) -> FixIt? {
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
        return FixIt("add a prompt in Siri's words", isSafe: true, edits: edit)
    }
}

extension Parameter {
    /// Whether the parameter needs a value that is asked for, and there is nothing to ask with.
    fileprivate var lacksPrompt: Bool {
        guard supportsResolution?.value == true, metadata?.defaultValue == nil, relationship?.parentName == nil,
            !lacksEntry("INIntentParameterPromptDialogs")
        else { return false }
        return !(promptDialogs?.value ?? []).contains { $0.type?.value == "Primary" }
    }
}
