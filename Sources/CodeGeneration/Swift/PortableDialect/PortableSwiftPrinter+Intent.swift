import IntentInterface

extension PortableSwiftPrinter {
    /// Appends everything that an intent generates.
    func append(_ intent: IntentDeclaration, to text: inout SourceText) {
        appendClass(of: intent, to: &text)
        appendHandling(of: intent, to: &text)
        appendHandlingDefaults(of: intent, to: &text)
        appendResponseCodes(of: intent, to: &text)
        appendResponse(of: intent, to: &text)
        for result in intent.parameterResults { append(result, to: &text) }
    }

    private func appendClass(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.comment)
            \(style.typeModifiers) class \(intent.className.swiftType): INIntent {

            """
        for property in intent.properties { append(property, to: &text) }
        appendFacts(of: intent, to: &text)
        appendDispatch(of: intent, to: &text)
        text += """
            }

            """
    }

    private func appendFacts(of intent: IntentDeclaration, to text: inout SourceText) {
        var facts = FactList()
        facts.add(intent.facts)
        let builder = "IntentMetadataBuilder<\(intent.className.swiftType)>"
        append(facts, as: "IntentMetadata", collectedBy: builder, "\(literal: intent.name)", to: &text)
    }
}
