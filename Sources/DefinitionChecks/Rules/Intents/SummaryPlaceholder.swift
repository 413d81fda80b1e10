import Basics
import IntentDefinition
import IntentInterface

/// The rule that placeholders in the texts of combinations, dialogs and reasons stand for parameters.
enum SummaryPlaceholder: DefinitionRule {
    static let description = RuleDescription(
        .summaryPlaceholder,
        category: .intents,
        severity: .error,
        summary: "a placeholder in the text of a combination, dialog or reason doesn't name a parameter",
        explanation: RuleExplanation(
            trigger: """
                This error is reported for a placeholder in the title or subtitle of a combination for suggestions, a \
                summary for the Shortcuts editor, a dialog about a parameter, or a reason for an unsupported value if:

                - its first name isn't a parameter of the intent or, in a combination for suggestions, isn't a \
                parameter of that combination. Dialogs and reasons may also use `${count}`, `${displayName}`, \
                `${minimumValue}` and `${maximumValue}`.
                - a later name in a path, such as `total` in `${order.total}`, isn't a property of the type. If the \
                type belongs to a framework, this is a warning.
                - a name is missing, as in `${}` or `${order..total}`.
                """,
            importance: "People see nothing, or the placeholder itself, instead of a value.",
            wrong: """
                <key>soup</key>
                <dict>
                    <key>INIntentParameterCombinationTitle</key>
                    <string>Order ${quantity} ${soop}</string>
                </dict>
                """,
            right: """
                <key>soup,quantity</key>
                <dict>
                    <key>INIntentParameterCombinationTitle</key>
                    <string>Order ${quantity} ${soup}</string>
                </dict>
                """,
            remedy: "Correct the name, or add the parameter to the intent or the combination."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let judge = PlaceholderJudge(definition.model, finder: PlaceholderFinder(source: definition.source))
        for fault in definition.customIntents.flatMap({ judge.faults(in: .request, of: $0) }) {
            findings.report(fault, finder: judge.finder)
        }
    }
}
