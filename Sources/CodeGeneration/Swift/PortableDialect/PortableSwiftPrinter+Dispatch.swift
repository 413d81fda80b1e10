import IntentInterface

extension PortableSwiftPrinter {
    /// Appends the method of an intent that calls a handler's method with the types that only generated code knows.
    func appendDispatch(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

                /// Calls a method of a handler.
                override \(access) func intentMetadataSend(_ call: IntentMetadataCall, to handler: Any) -> Bool {
                    guard let handler = handler as? any \(intent.protocolName.swiftType) else { return false }

            """
        let indices = Dictionary(intent.properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for operation in intent.operations {
            appendCall(operation, index: { indices[$0.name] ?? 0 }, to: &text)
        }
        text += """
                    return true
                }

                /// The methods of the handling protocol, and which of them a handler implements.
                override \(access) func intentMetadataMethods(of handler: Any) -> [IntentHandlerMethod] {
                    return (handler as? any \(intent.protocolName.swiftType))?.intentMetadataMethods ?? []
                }

            """
    }

    /// Appends the call of one method.
    ///
    /// - Parameter index: Gives the place of a parameter among all.
    private func appendCall(
        _ operation: Operation,
        index: (PropertyDeclaration) -> Int,
        to text: inout SourceText
    ) {
        let method = "handler.\(operation.baseName)"
        switch operation.kind {
        case .handle:
            text += """
                        if call.handles { \(method)(intent: self, completion: call.response) }

                """
        case .confirm:
            text += """
                        if call.confirms { \(method)(intent: self, completion: call.response) }

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
        case .options: break  // It is called if a collection of options, which says more, is missing.
        }
    }
}
