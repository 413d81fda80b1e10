import Basics
import IntentDefinition
import IntentInterface

/// A placeholder in the text of a combination, a dialog or a reason that stands for nothing.
enum SummaryPlaceholder: DefinitionRule {
    static let description = RuleDescription(
        .summaryPlaceholder,
        category: .intents,
        severity: .error,
        summary: "a text of a combination, a dialog or a reason names what isn't a parameter",
        explanation: RuleExplanation(
            trigger: """
                A title or subtitle of a combination for suggestions, a summary of the Shortcuts editor, a dialog about \
                a parameter or a reason why its value is unsupported holds a placeholder whose first name isn't one of \
                the intent's parameters; or one for suggestions names a parameter that is not in its combination. A \
                path such as `${order.total}` is followed through the types of the definition and of the frameworks: a \
                name that isn't a property there is reported, too, as a warning if the type is one of a framework. \
                Dialogs and reasons may also use `${count}`, `${displayName}`, `${minimumValue}` and \
                `${maximumValue}`. A placeholder that lacks a name, such as `${}` or `${order..total}`, is reported, \
                too.
                """,
            importance: "People see nothing, or the placeholder itself, where a value belongs.",
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
            findings.report(fault, judge.finder)
        }
    }
}
