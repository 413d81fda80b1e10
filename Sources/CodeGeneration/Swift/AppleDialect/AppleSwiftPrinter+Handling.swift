import IntentInterface

extension AppleSwiftPrinter {
    /// Appends the handling protocol of an intent.
    func appendHandling(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.swiftProtocolComment)
            \(AppleAvailability.intents)
            @objc(\(intent.protocolName))
            \(style.typeModifiers) protocol \(intent.protocolName.swiftType): NSObjectProtocol {

            """
        for operation in intent.operations {
            text.separate()
            append(operation, OperationForms(operation, of: intent, style: style), to: &text)
        }
        text += """
            }

            """
    }

    private func append(_ operation: Operation, _ forms: OperationForms, to text: inout SourceText) {
        switch operation.kind {
        case .handle, .confirm: appendBoth(forms, of: operation, availability: nil, to: &text)
        case .resolve: appendBoth(forms, of: operation, availability: AppleAvailability.resolution, to: &text)
        case .optionsCollection:
            appendBoth(forms, of: operation, availability: AppleAvailability.collections, to: &text)
        case .defaultValue:
            appendOnly(forms, of: operation, availability: [AppleAvailability.collections], to: &text)
        case .options: appendOnly(forms, of: operation, availability: AppleAvailability.oldOptions, to: &text)
        }
    }

    /// Appends a method with one form.
    private func appendOnly(
        _ forms: OperationForms,
        of operation: Operation,
        availability: [String],
        to text: inout SourceText
    ) {
        text += """
                \(doc: operation.comment, indentation: 4)
                \(availability.joined(separator: "\n    "))
                @objc(\(operation.selector))
                \(operation.isRequired ? "" : "optional ")\(forms.completionForm)

            """
    }

    /// Appends the two forms of a method, which share one selector.
    ///
    /// - Parameter availability: The availability of both forms; `nil` if only the `async` form states its own.
    private func appendBoth(
        _ forms: OperationForms,
        of operation: Operation,
        availability: String?,
        to text: inout SourceText
    ) {
        let optional = operation.isRequired ? "" : "optional "
        text += """
                \(doc: operation.comment, indentation: 4)
                \(line: availability, indentation: 4)\
            @available(*, renamed: "\(forms.asyncReference)")
                @objc(\(operation.selector))
                \(optional)\(forms.completionForm)

                \(doc: "The `async` form of ``\(forms.completionReference)``.", indentation: 4)
                \(availability ?? AppleAvailability.resolution)
                @objc(\(operation.selector))
                \(optional)\(forms.asyncForm ?? "")

            """
    }
}

extension AppleSwiftPrinter {
    /// Appends the reasons and the result class of a parameter.
    func append(_ result: ParameterResultDeclaration, to text: inout SourceText) {
        text += """

            \(doc: result.reasonsComment)
            \(AppleAvailability.resolution)
            @objc \(style.typeModifiers) enum \(result.reasonEnumName.swiftType): Int {

            """
        result.reasons.appendCases(to: &text)
        text += """
            }

            \(doc: result.resultComment)
            \(AppleAvailability.resolution)
            @objc(\(result.resultClassName))
            \(style.typeModifiers) class \(result.resultClassName.swiftType): \(result.superclassName.swiftType) {

            """
        result.appendResultMembers(access: access, hasSelectors: true, to: &text)
        text += """
            }

            """
    }
}
