import DefinitionDiagnostics
import IntentDefinition

/// A placeholder in the text of a combination, a dialog or a reason that stands for nothing.
enum SummaryPlaceholder: DefinitionRule {
    static let description = RuleDescription(
        "summary-placeholder",
        .intents,
        .error,
        summary: "a text of a combination, a dialog or a reason names what isn't a parameter",
        explanation: RuleExplanation(
            trigger: """
                A title or subtitle of a combination for suggestions, a summary of the Shortcuts editor, a dialog about \
                a parameter or a reason why its value is unsupported holds a placeholder whose first name isn't one of \
                the intent's parameters; or one for suggestions names a parameter that is not in its combination. A \
                path such as `${order.total}` is followed through the types of the definition and of the frameworks: a \
                name that isn't a property there is reported, too, as a warning if the type is one of a framework. \
                Dialogs and reasons may also use `${count}`, `${displayName}`, `${minimumValue}` and \
                `${maximumValue}`.
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

    /// What dialogs may name besides parameters.
    private static let dialogNames: Set<String> = ["count", "displayName", "minimumValue", "maximumValue"]

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, _ findings: inout Findings) {
        let finder = PlaceholderFinder(source: definition.source)
        let types = ObjectTypes(definition.model)
        for intent in definition.customIntents {
            let names = IntentNames(of: intent)
            guard names.isComplete else { continue }
            for combination in intent.parameterCombinations?.value ?? [] {
                check(combination, names, finder, &findings)
            }
            for combination in intent.managedParameterCombinations?.value ?? [] {
                reportUnknown(in: combination.title, names, finder, &findings)
                reportUnknown(in: combination.subtitle, names, finder, &findings)
            }
            for text in intent.parameterTexts {
                reportUnknown(in: text, names, finder, besides: dialogNames, &findings)
            }
            let scope = PlaceholderScope(of: intent, types: types)
            for placeholder in intent.requestTexts.flatMap(finder.placeholders) {
                guard let fault = scope.fault(inRequestPath: placeholder.path) else { continue }
                findings.report(fault, of: placeholder, finder)
            }
        }
    }

    /// Checks the texts of a combination for suggestions. Names in its key that are no parameters are reported
    /// elsewhere.
    private static func check(
        _ combination: ParameterCombination,
        _ names: IntentNames,
        _ finder: PlaceholderFinder,
        _ findings: inout Findings
    ) {
        let members = Set(combination.parameterNames)
        for text in [combination.title, combination.subtitle] {
            reportUnknown(in: text, names, finder, besides: members, &findings)
            for placeholder in finder.placeholders(in: text)
            where names.hasParameter(placeholder.root) && !members.contains(placeholder.root) {
                findings.report(
                    """
                    '\(placeholder.text)' names a parameter that is not in the combination \
                    '\(combination.key.value)', so that it has no value there; take it out of the text, or add it to \
                    the combination
                    """,
                    at: placeholder.location,
                    notes: [findings.note("the combination is here", at: combination.key.position)]
                )
            }
        }
    }

    private static func reportUnknown(
        in text: Located<String>?,
        _ names: IntentNames,
        _ finder: PlaceholderFinder,
        besides others: Set<String> = [],
        _ findings: inout Findings
    ) {
        for placeholder in finder.placeholders(in: text)
        where !names.hasParameter(placeholder.root) && !others.contains(placeholder.root) {
            let advice = findings.advice(for: placeholder.root, among: names.parameters, nouns: "parameters")
            let meant = findings.nearest(to: placeholder.root, among: names.parameters)
            findings.report(
                "'\(placeholder.text)' names no parameter of the intent\(advice)",
                at: placeholder.location,
                fixIt: meant.flatMap { finder.fixIt(writing: $0, for: placeholder) }
            )
        }
    }
}
