import DefinitionDiagnostics
import IntentDefinition

/// A placeholder in the text of a response code that stands for nothing.
enum ResponsePlaceholder: DefinitionRule {
    static let description = RuleDescription(
        "response-placeholder",
        .responses,
        .error,
        summary: "the text of a response code names neither a property of the response nor a parameter",
        explanation: RuleExplanation(
            trigger: """
                The text of a response code, or its concise form, holds a placeholder whose first name is neither a \
                property of the response nor a parameter of the intent. A path such as `${order.total}` is looked up \
                by its first name.
                """,
            importance: """
                Siri says nothing where the value belongs. The generated method that makes the response has no \
                argument for it, so the handler cannot give one.
                """,
            wrong: """
                <key>INIntentResponseCodeFormatString</key>
                <string>There is no soup: ${failureReason}</string>
                """,
            right: """
                <key>INIntentResponseCodeFormatString</key>
                <string>There is no soup: ${reason}</string>
                """,
            remedy: "Correct the name, or add a property of that name to the response."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, _ findings: inout Findings) {
        let finder = PlaceholderFinder(source: definition.source)
        for intent in definition.customIntents {
            let names = IntentNames(of: intent)
            guard names.isComplete else { continue }
            for code in intent.response?.codes?.value ?? [] {
                for text in [code.formatString, code.conciseFormatString] {
                    report(in: text, names, finder, &findings)
                }
            }
        }
    }

    private static func report(
        in text: Located<String>?,
        _ names: IntentNames,
        _ finder: PlaceholderFinder,
        _ findings: inout Findings
    ) {
        for placeholder in finder.placeholders(in: text)
        where !names.hasResponseProperty(placeholder.root) && !names.hasParameter(placeholder.root) {
            let valid = names.responseProperties + names.parameters
            let nouns = "properties and parameters"
            let meant = findings.nearest(to: placeholder.root, among: valid)
            findings.report(
                """
                '\(placeholder.text)' names neither a property of the response nor a parameter\
                \(findings.advice(for: placeholder.root, among: valid, nouns: nouns))
                """,
                at: placeholder.location,
                fixIt: meant.flatMap { finder.fixIt(writing: $0, for: placeholder) }
            )
        }
    }
}
