import IntentInterface

extension PortableSwiftPrinter {
    /// Appends the handling protocol of an intent.
    ///
    /// The types that differ between the forms of a method are associated types. The methods of a handler determine them;
    /// the default means that the form is absent.
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - methods: Further methods, which have a single form.
    func appendHandling(
        of intent: IntentDeclaration,
        methods: [ProtocolMethod] = [],
        to text: inout SourceText
    ) {
        text += """

            \(doc: intent.swiftProtocolComment)
            \(style.typeModifiers) protocol \(intent.protocolName.swiftType): IntentMetadataHandler {

            """
        for operation in intent.operations {
            let forms = OperationForms(operation, of: intent, style: style)
            text.separate()
            guard forms.completion != nil else {
                text += """
                        \(doc: operation.comment, indentation: 4)
                        \(forms.completionForm)

                    """
                continue
            }
            text += """
                    \(doc: operation.comment, indentation: 4)
                    ///
                    ///     \(forms.completionForm)
                    func \(forms.name)(\(forms.arguments), \(forms.completion ?? ""): \(forms.completionName))
                    /// The type of the completion handler.
                    associatedtype \(forms.completionName) = IntentMetadataAbsent

                """
            guard let asyncForm = forms.asyncForm else { continue }
            text += """

                    \(doc: "The `async` form of ``\(forms.completionReference)``.", indentation: 4)
                    ///
                    ///     \(asyncForm)
                    @_disfavoredOverload
                    func \(forms.name)(\(forms.arguments)) \(forms.effects ?? "") \(forms.resultName)
                    /// The type of the result.
                    associatedtype \(forms.resultName) = IntentMetadataAbsent

                """
        }
        for method in methods { append(method, to: &text) }
        text += """
            }

            """
    }

    /// Appends the protocol's default implementations: stand-ins for absent forms, methods that call the implemented form,
    /// and the list of methods with their implemented forms.
    func appendHandlingDefaults(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(style.extensionModifiers)extension \(intent.protocolName.swiftType) {

            """
        for operation in intent.operations {
            text.separate()
            appendDefault(of: operation, OperationForms(operation, of: intent, style: style), to: &text)
        }
        appendMethods(of: intent, to: &text)
        text += """
            }

            """
    }

    private func appendDefault(of operation: Operation, _ forms: OperationForms, to text: inout SourceText) {
        switch operation.kind {
        case .handle, .confirm, .resolve:
            appendBridges(
                of: forms,
                completing: "intentMetadataComplete",
                awaiting: "await self.intentMetadataResult",
                trying: "await",
                to: &text
            )
        case .optionsCollection:
            appendBridges(
                of: forms,
                completing: "intentMetadataCompleteOptions",
                awaiting: "try await self.intentMetadataOptions",
                trying: "try await",
                to: &text
            )
        case .defaultValue(let property):
            text += """
                    /// The default implementation: returns the value that the intent already has.
                    \(access) \(forms.completionForm) {
                        return intent.\(property.name.swiftMember)
                    }

                """
        case .options:
            appendAbsentCompletion(of: forms, to: &text)
            text += """

                    /// Calls the handler's method. Provides no options if the handler doesn't have it.
                    \(access) \(forms.completionBridge) {
                        guard let own = self.intentMetadataCompletion(completion, as: \(forms.completionName).self) else {
                            return completion(nil, nil)
                        }
                        self.\(forms.name)(\(forms.passedArguments), \(forms.passedCompletion)own)
                    }

                """
        }
    }

    /// Appends the stand-in for a completion handler form.
    private func appendAbsentCompletion(of forms: OperationForms, to text: inout SourceText) {
        text += """
                /// The default implementation, for handlers that don't implement this form.
                \(access) func \(forms.name)<Absent: IntentMetadataAbsence>(\(forms.arguments), \(forms.completion ?? ""): Absent) {}

            """
    }

    /// Appends the stand-ins for both forms of a method, and the methods that call the implemented form.
    ///
    /// - Parameters:
    ///   - completing: The method that calls the `async` form.
    ///   - awaiting: The method that calls the completion handler form.
    ///   - trying: The words before a call of the `async` form.
    private func appendBridges(
        of forms: OperationForms,
        completing: String,
        awaiting: String,
        trying: String,
        to text: inout SourceText
    ) {
        appendAbsentCompletion(of: forms, to: &text)
        text += """

                /// The default implementation, for handlers that don't implement this form.
                \(access) func \(forms.name)<Absent: IntentMetadataAbsence>(\(forms.arguments)) \(forms.effects ?? "") Absent {
                    return .init()
                }

                /// Calls the form that the handler implements.
                \(access) \(forms.completionBridge) {
                    if let own = self.intentMetadataCompletion(completion, as: \(forms.completionName).self) {
                        self.\(forms.name)(\(forms.passedArguments), \(forms.passedCompletion)own)
                    \(olderBranches(of: forms))} else {
                        let form: () \(forms.effects ?? "") \(forms.resultName) = { \(trying) self.\(forms.name)(\(forms.passedArguments)) }
                        self.\(completing)(form, completion, method: "\(forms.asyncReference)")
                    }
                }

                /// Calls the form that the handler implements.
                \(access) \(forms.asyncBridge) {
                    if self.intentMetadataReturns(\(forms.resultName).self, \(forms.result).self) {
                        let result: \(forms.resultName) = \(trying) self.\(forms.name)(\(forms.passedArguments))
                        return result as! \(forms.result)
                    }
                    \(completionCall(of: forms))
                    return \(awaiting)(form, method: "\(forms.asyncReference)")
                }

            """
    }

    /// The branches that call an older form of a method, which gives other results.
    private func olderBranches(of forms: OperationForms) -> String {
        guard let closure = forms.olderCompletion, let values = forms.olderValues else { return "" }
        return """
            } else if let own = self.intentMetadataCompletion(\(closure), as: \(forms.completionName).self) {
                        self.\(forms.name)(\(forms.passedArguments), \(forms.passedCompletion)own)
                    } else if self.intentMetadataReturns(\(forms.resultName).self, \(values).self) {
                        let form: () \(forms.effects ?? "") \(forms.resultName) = { await self.\(forms.name)(\(forms.passedArguments)) }
                        self.intentMetadataComplete(form, \(closure), method: "\(forms.asyncReference)")
                    \("")
            """
    }

    /// The call of whichever form with a completion handler is implemented.
    private func completionCall(of forms: OperationForms) -> String {
        let call = "self.\(forms.name)(\(forms.passedArguments), \(forms.passedCompletion)$0"
        guard forms.olderValues != nil else {
            return "let form: (\(forms.completionName)) -> Swift.Void = { \(call)) }"
        }
        let completion = "@escaping (\(forms.completionValues)) -> Swift.Void"
        return "let form: (\(completion)) -> Swift.Void = { \(call), IntentMetadataBridge()) }"
    }

    private func appendMethods(of intent: IntentDeclaration, to text: inout SourceText) {
        text.separate()
        text += """
                /// The methods of the protocol, with the forms that the handler implements.
                \(access) var intentMetadataMethods: [IntentHandlerMethod] {
                    var list: IntentHandlerMethodList = .init()

            """
        for operation in intent.operations {
            let forms = OperationForms(operation, of: intent, style: style)
            guard forms.completion != nil else { continue }
            text += """
                        list.method(\(literal: forms.name)\(operation.isRequired ? ", required: true" : ""))
                        list.completion(\(literal: forms.completionForm), \(forms.completionName).self, ((\(forms.completionValues)) -> Swift.Void).self)

                """
            if let values = forms.olderValues {
                let form = forms.completionForm(taking: values)
                text += """
                            list.completion(\(literal: form), \(forms.completionName).self, ((\(values)) -> Swift.Void).self)

                    """
            }
            guard let asyncForm = forms.asyncForm else { continue }
            text += """
                        list.result(\(literal: asyncForm), \(forms.resultName).self, \(forms.result).self)

                """
            if let values = forms.olderValues {
                let form = "func \(forms.name)(\(forms.arguments)) async -> \(values)"
                text += """
                            list.result(\(literal: form), \(forms.resultName).self, \(values).self)

                    """
            }
        }
        text += """
                    return list.methods
                }

            """
    }
}
