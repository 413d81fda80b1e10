import IntentInterface

extension PortableSwiftPrinter {
    /// Appends the enum of a response's codes.
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - conformances: What follows the raw type.
    func appendResponseCodes(of intent: IntentDeclaration, conformances: String = "", to text: inout SourceText) {
        text += """

            \(doc: intent.responseCodeComment)
            \(style.typeModifiers) enum \(intent.responseCodeName.swiftType): Int\(conformances) {

            """
        intent.responseCodes.appendCases(to: &text)
        text += """
            }

            """
    }

    /// Appends the class of a response.
    func appendResponse(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.responseComment)
            \(style.typeModifiers) class \(intent.responseClassName.swiftType): INIntentResponse {

            """
        for property in intent.responseProperties { append(property, to: &text) }
        let codeName = intent.responseCodeName.swiftType
        text.separate()
        text += """
                \(doc: intent.codeComment)
                \(access) fileprivate(set) var code: \(codeName) = .unspecified

                \(doc: intent.responseInitializerComment)
                \(access) convenience init(code: \(codeName), userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }

            """
        for factory in intent.responseFactories {
            factory.append(attribute: nil, of: intent, style: style, to: &text)
        }
        appendResponseFacts(of: intent, to: &text)
        text += """
            }

            """
    }

    private func appendResponseFacts(of intent: IntentDeclaration, to text: inout SourceText) {
        var facts = FactList()
        facts.addResponse(of: intent)
        let builder = "IntentResponseMetadataBuilder<\(intent.responseClassName.swiftType)>"
        append(facts, as: "IntentResponseMetadata", collectedBy: builder, #"code: \.code"#, to: &text)
    }
}

extension PortableSwiftPrinter {
    /// Appends the members of a class for its metadata in the definition.
    ///
    /// - Parameters:
    ///   - facts: The facts.
    ///   - type: Their type.
    ///   - builder: The type that collects them.
    ///   - arguments: The arguments of the builder's initializer.
    func append(
        _ facts: FactList,
        as type: String,
        collectedBy builder: String,
        _ arguments: SourceText,
        to text: inout SourceText
    ) {
        text.separate()
        text += """
                private static let intentMetadataFacts: \(type) = makeIntentMetadata()

                /// The metadata of the class, from the definition.
                override \(access) class var intentMetadata: \(type)? { return intentMetadataFacts }

                private static func makeIntentMetadata() -> \(type) {
                    \(facts.text.bytes.isEmpty ? "let" : "var") facts: \(builder) = .init(\(arguments))
            \(facts.text)\
                    return facts.metadata
                }

            """
    }
}

extension PortableSwiftPrinter {
    /// Appends the method of an intent that calls a handler's methods with types that only generated code knows.
    ///
    /// - Parameter methods: The methods that have a single form and no result.
    func appendDispatch(of intent: IntentDeclaration, methods: [ProtocolMethod] = [], to text: inout SourceText) {
        text += """

                /// Calls the method of the handler that `call` asks for.
                override \(access) func intentMetadataSend(_ call: IntentMetadataCall, to handler: Any) -> Bool {
                    guard let handler = handler as? any \(intent.protocolName.swiftType) else { return false }

            """
        let indices = Dictionary(intent.properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for operation in intent.operations {
            appendCall(operation, index: { indices[$0.name] ?? 0 }, to: &text)
        }
        for method in methods { appendCall(method, of: intent, to: &text) }
        text += """
                    return true
                }

                /// The methods of the handling protocol, with the forms that the handler implements.
                override \(access) func intentMetadataMethods(of handler: Any) -> [IntentHandlerMethod] {
                    return (handler as? any \(intent.protocolName.swiftType))?.intentMetadataMethods ?? []
                }

            """
    }

    /// Appends the call of a method that has a single form and no result. It receives the intent, and the call's argument.
    private func appendCall(_ method: ProtocolMethod, of intent: IntentDeclaration, to text: inout SourceText) {
        let own = method.parameters.filter { $0.type != intent.className }
        let bindings = own.map { ", let \($0.name) = call.argument((\($0.type)).self)" }.joined()
        let arguments = method.parameters.map { parameter in
            "\(parameter.label): \(parameter.type == intent.className ? "self" : parameter.name)"
        }
        text += """
                    if call.calls("\(method.name)")\(bindings) { handler.\(method.name)(\(arguments.joined(separator: ", "))) }

            """
    }

    /// Appends the call of one method.
    ///
    /// - Parameter index: Returns the index of a parameter among all parameters.
    private func appendCall(
        _ operation: Operation,
        index: (PropertyDeclaration) -> Int,
        to text: inout SourceText
    ) {
        let method = "handler.\(operation.baseName)"
        switch operation.kind {
        case .handle:
            text += """
                        if call.handles { \(method)(\(operation.intentLabel): self, completion: call.response) }

                """
        case .confirm:
            text += """
                        if call.confirms { \(method)(\(operation.intentLabel): self, completion: call.response) }

                """
        case .resolve(let property, _):
            let completion = property.type.isArray ? "resolutions" : "resolution"
            text += """
                        if call.resolves(\(index(property))) { \(method)(for: self, with: call.\(completion)) }

                """
        case .optionsCollection(let property, let searches):
            let searchTerm = searches ? ", searchTerm: call.searchTerm" : ""
            let older = "{ handler.\(operation.baseName.dropLast("Collection".count))(for: $0, with: $1) }"
            text += """
                        if call.provides(\(index(property))) { \(method)(for: self\(searchTerm), with: call.options(or: \(older), self)) }

                """
        case .defaultValue(let property):
            text += """
                        if call.defaults(\(index(property))) { call.defaultValue(\(method)(for: self)) }

                """
        case .options: break  // The call for the options collection is the fallback to this method.
        }
    }
}
