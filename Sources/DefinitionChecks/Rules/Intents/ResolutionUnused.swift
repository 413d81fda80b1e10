import Basics
import IntentDefinition
import PropertyLists

/// The rule that an intent for widgets doesn't ask for resolution or confirmation.
enum ResolutionUnused: DefinitionRule {
    static let description = RuleDescription(
        .resolutionUnused,
        category: .intents,
        severity: .note,
        summary: "a widget-only intent asks for resolution or confirmation, which never happens",
        explanation: RuleExplanation(
            trigger: """
                This note is reported if an intent that configures widgets and isn't offered in the Shortcuts app has \
                parameters that Siri can ask for, or requires confirmation.
                """,
            importance: """
                People configure a widget by choosing values. The system never resolves, confirms or handles the \
                widget's intent, but the generated protocol still requires the `resolve…` methods, so the app \
                implements them for nothing.
                """,
            wrong: """
                <key>INIntentEligibleForWidgets</key>
                <true/>
                ...
                <key>INIntentParameterSupportsResolution</key>
                <true/>
                """,
            right: """
                <key>INIntentEligibleForWidgets</key>
                <true/>
                """,
            remedy: """
                In Xcode, turn off "Siri can ask for value when run" for the parameters and confirmation for the \
                intent. Then remove the methods from the handler.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents where intent.isForWidgetsOnly {
            reportResolution(of: intent, editor: definition.editor, findings: &findings)

            if let confirmation = intent.userConfirmationRequired, confirmation.value {
                findings.report(
                    """
                    intent '\(intent.name?.value ?? "")' only configures widgets and is never confirmed; turn \
                    confirmation off
                    """,
                    at: confirmation.position,
                    fixIt: FixIt(
                        "turn confirmation off",
                        isSafe: false,
                        edits: definition.editor.removing(
                            "INIntentUserConfirmationRequired",
                            fromDictionaryAt: intent.position
                        )
                    )
                )
            }
        }
    }

    private static func reportResolution(
        of intent: Intent,
        editor: PropertyListEditor,
        findings: inout Findings
    ) {
        let resolved = (intent.parameters?.value ?? []).filter { $0.supportsResolution?.value == true }
        guard let first = resolved.first, let position = first.supportsResolution?.position else { return }

        let edits = resolved.map {
            editor.removing("INIntentParameterSupportsResolution", fromDictionaryAt: $0.position)
        }

        let names = quotedList(resolved.compactMap { $0.name?.value }, limit: 10)
        findings.report(
            """
            intent '\(intent.name?.value ?? "")' only configures widgets, so the app is never asked to resolve \
            \(names); turn resolution off
            """,
            at: position,
            fixIt: FixIt("turn resolution off", isSafe: false, allOf: edits)
        )
    }
}
