import IntentInterface

extension AppleSwiftGenerator {
    /// Appends the handling protocol of an intent.
    func appendHandling(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.protocolComment)
            \(AppleAvailability.intents)
            @objc(\(intent.protocolName))
            \(access) protocol \(intent.protocolName.swiftType): NSObjectProtocol {

            """
        for operation in intent.operations {
            text.separate()
            append(operation, of: intent, to: &text)
        }
        text += """
            }

            """
    }

    private func append(_ operation: Operation, of intent: IntentDeclaration, to text: inout SourceText) {
        let className = intent.className.swiftType
        switch operation.kind {
        case .handle, .confirm:
            appendForms(
                of: operation,
                availability: nil,
                arguments: "intent: \(className)",
                labels: "intent:",
                completion: ("completion", intent.responseClassName.swiftType),
                result: "async -> \(intent.responseClassName.swiftType)",
                to: &text
            )
        case .resolve(let property, let resultClass):
            let result = property.type.isArray ? "[\(resultClass)]" : resultClass
            appendForms(
                of: operation,
                availability: AppleAvailability.resolution,
                arguments: "for intent: \(className)",
                labels: "for:",
                completion: ("with completion", result),
                result: "async -> \(result)",
                to: &text
            )
        case .optionsCollection(let property, let searches):
            let collection = "INObjectCollection<\(property.type.swiftCollectionElement)>"
            appendForms(
                of: operation,
                availability: AppleAvailability.collections,
                arguments: "for intent: \(className)\(searches ? ", searchTerm: String?" : "")",
                labels: searches ? "for:searchTerm:" : "for:",
                completion: ("with completion", "\(collection)?, Error?"),
                result: "async throws -> \(collection)",
                to: &text
            )
        case .defaultValue(let property):
            text += """
                    \(doc: operation.comment, indentation: 4)
                    \(AppleAvailability.collections)
                    @objc(\(operation.selector))
                    optional func \(operation.baseName)(for intent: \(className)) -> \(property.type.swiftProperty)

                """
        case .options(let property):
            text += """
                    \(doc: operation.comment, indentation: 4)
                    \(AppleAvailability.oldOptions[0])
                    \(AppleAvailability.oldOptions[1])
                    @objc(\(operation.selector))
                    optional func \(operation.baseName)(for intent: \(className), \
                with completion: @escaping (\(property.type.swiftList)?, Error?) -> Swift.Void)

                """
        }
    }

    /// Appends the two forms of a method, which share one selector.
    ///
    /// - Parameters:
    ///   - availability: The line of the completion form, and of the other form unless that needs a later system.
    ///   - arguments: The arguments of the `async` form.
    ///   - labels: The labels of these arguments.
    ///   - completion: The label, if any, and name of the completion handler, and what it takes.
    ///   - result: The effects and the type of the `async` form.
    private func appendForms(
        of operation: Operation,
        availability: String?,
        arguments: String,
        labels: String,
        completion: (name: String, values: String),
        result: String,
        to text: inout SourceText
    ) {
        let function = "\(operation.isRequired ? "" : "optional ")func \(operation.baseName)"
        let label = completion.name.prefix { $0 != " " }
        text += """
                \(doc: operation.comment, indentation: 4)
                \(line: availability, indentation: 4)\
            @available(*, renamed: "\(operation.baseName)(\(labels))")
                @objc(\(operation.selector))
                \(function)(\(arguments), \(completion.name): @escaping (\(completion.values)) -> Swift.Void)

                \(doc: "The `async` form of ``\(operation.baseName)(\(labels)\(label):)``.", indentation: 4)
                \(availability ?? AppleAvailability.resolution)
                @objc(\(operation.selector))
                \(function)(\(arguments)) \(result)

            """
    }
}
