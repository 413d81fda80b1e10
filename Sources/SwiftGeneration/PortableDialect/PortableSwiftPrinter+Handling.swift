import IntentInterface
import SourceGeneration

extension PortableSwiftPrinter {
    /// Appends the handling protocol of an intent.
    func appendHandling(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.swiftProtocolComment)
            \(style.typeModifiers) protocol \(intent.protocolName.swiftType): IntentMetadataHandler {

            """
        for operation in intent.operations {
            let forms = OperationForms(operation, of: intent, style: style)
            text.separate()
            text += """
                    \(doc: operation.comment, indentation: 4)
                    \(forms.completionForm)

                """
            guard let asyncForm = forms.asyncForm else { continue }
            text += """

                    \(doc: "The `async` form of ``\(forms.completionReference)``.", indentation: 4)
                    \(asyncForm)

                """
        }
        text += """
            }

            """
    }

    /// Appends a default for each method of the protocol: where a method has two forms, each calls the other.
    func appendHandlingDefaults(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(style.extensionModifiers)extension \(intent.protocolName.swiftType) {

            """
        for operation in intent.operations {
            text.separate()
            appendDefault(of: operation, OperationForms(operation, of: intent, style: style), to: &text)
        }
        text += """
            }

            """
    }

    private func appendDefault(of operation: Operation, _ forms: OperationForms, to text: inout SourceText) {
        switch operation.kind {
        case .handle, .confirm, .resolve:
            appendDefaults(
                of: forms,
                completing: "intentMetadataComplete",
                awaiting: "await self.intentMetadataResult",
                to: &text
            )
        case .optionsCollection(_, let searches):
            appendDefaults(
                of: forms,
                furtherArguments: searches ? ", searchTerm" : "",
                completing: "intentMetadataCompleteOptions",
                awaiting: "try await self.intentMetadataOptions",
                to: &text
            )
        case .defaultValue(let property):
            text += """
                    /// The value that the intent has.
                    \(access) \(forms.completionForm) {
                        return intent.\(property.name.swiftMember)
                    }

                """
        case .options:
            text += """
                    /// Provides none.
                    \(access) \(forms.completionForm) {
                        completion(nil, nil)
                    }

                """
        }
    }

    /// Appends the defaults of both forms of a method.
    ///
    /// - Parameters:
    ///   - furtherArguments: What the methods take besides the intent.
    ///   - completing: The method that calls the `async` form.
    ///   - awaiting: The method that calls the form with a completion handler.
    private func appendDefaults(
        of forms: OperationForms,
        furtherArguments: String = "",
        completing: String,
        awaiting: String,
        to text: inout SourceText
    ) {
        text += """
                /// Calls the `async` form.
                \(access) \(forms.completionForm) {
                    self.\(completing)(self.\(forms.asyncReference), intent\(furtherArguments), completion)
                }

                /// Calls the form with a completion handler.
                \(access) \(forms.asyncForm ?? "") {
                    return \(awaiting)(self.\(forms.completionReference), intent\(furtherArguments))
                }

            """
    }
}
