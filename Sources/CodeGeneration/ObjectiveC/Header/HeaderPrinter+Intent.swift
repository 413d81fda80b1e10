import IntentInterface

extension HeaderPrinter {
    /// Appends everything that an intent generates.
    func append(_ intent: IntentDeclaration, to text: inout SourceText) {
        appendClass(of: intent, to: &text)
        appendForwardDeclarations(of: intent, to: &text)
        appendHandling(of: intent, to: &text)
        append(
            intent.responseConstants,
            of: intent.responseCodeName,
            comment: intent.responseCodeComment,
            availability: ObjectiveCAvailability.intents,
            to: &text
        )
        appendResponse(of: intent, to: &text)
        for result in intent.parameterResults { append(result, to: &text) }
    }

    private func appendClass(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.comment.objectiveCComment)
            \(ObjectiveCAvailability.intents)
            @interface \(intent.className) : INIntent

            """
        for property in intent.properties {
            let availability = ObjectiveCAvailability.property(property.type)
            append(property, availability: availability, to: &text)
        }
        text += """

            @end

            """
    }

    /// Appends the classes that the handling protocol needs and that stand after it.
    private func appendForwardDeclarations(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            @class \(intent.responseClassName);

            """
        for result in intent.parameterResults {
            text += """
                @class \(result.resultClassName);

                """
        }
    }
}
