import Basics
import IntentDefinition
import PropertyLists

/// What only an intent that is run needs, on one that only configures widgets.
enum ResolutionUnused: DefinitionRule {
    static let description = RuleDescription(
        .resolutionUnused,
        category: .intents,
        severity: .note,
        summary: "parameters of an intent for widgets are resolved or confirmed, which never happens",
        explanation: RuleExplanation(
            trigger: """
                An intent that configures widgets and is not offered in the Shortcuts app has parameters that Siri \
                can ask for, or asks for confirmation.
                """,
            importance: """
                A widget is configured by choosing values; its intent is never resolved, confirmed or handled. The \
                generated protocol asks for `resolve…` methods all the same, which the app writes for nothing.
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
                In Xcode, switch off "Siri can ask for value when run" for the parameters and confirmation for the \
                intent, and remove the methods from the handler.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents where intent.isForWidgetsOnly {
            reportResolution(of: intent, definition.editor, findings: &findings)
            if let confirmation = intent.userConfirmationRequired, confirmation.value {
                findings.report(
                    """
                    intent '\(intent.name?.value ?? "")' only configures widgets, and so is never confirmed; switch \
                    confirmation off
                    """,
                    at: confirmation.position,
                    fixIt: FixIt(
                        "switch confirmation off",
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
        _ editor: PropertyListEditor,
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
            intent '\(intent.name?.value ?? "")' only configures widgets, and so the app is never asked to resolve \
            \(names); switch resolution off
            """,
            at: position,
            fixIt: edits.contains(nil)
                ? nil : FixIt("switch resolution off", isSafe: false, edits: edits.compactMap(\.self))
        )
    }
}
