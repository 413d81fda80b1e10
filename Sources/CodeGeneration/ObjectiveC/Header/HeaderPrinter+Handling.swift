import IntentInterface

extension HeaderPrinter {
    /// Appends the handling protocol of an intent.
    func appendHandling(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.protocolComment.objectiveCComment)
            \(ObjectiveCAvailability.intents)
            @protocol \(intent.protocolName) <NSObject>

            """
        var wasRequired: Bool?
        for operation in intent.operations {
            if operation.isRequired != wasRequired {
                wasRequired = operation.isRequired
                text += """

                    \(operation.isRequired ? "@required" : "@optional")

                    """
            }
            append(operation, of: intent, to: &text)
        }
        text += """

            @end

            """
    }

    private func append(_ operation: Operation, of intent: IntentDeclaration, to text: inout SourceText) {
        let declaration = operation.objectiveCMethod(of: intent).declaration(
            SwiftNameAttribute.method(operation.completionName),
            ObjectiveCAvailability.operation(operation)
        )
        text += """

            \(doc: operation.comment.objectiveCComment)
            \(declaration)

            """
    }
}
