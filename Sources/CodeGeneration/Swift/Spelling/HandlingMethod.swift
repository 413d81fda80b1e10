package import IntentInterface

/// A method of a handling protocol in Swift source code.
package struct HandlingMethod: Hashable, Sendable {
    /// The protocol.
    package var protocolName: String
    /// The intent's class.
    package var intentName: String
    /// The method's name without its arguments, such as `resolveSize`.
    package var name: String
    /// Whether a handler must implement it.
    package var isRequired: Bool
    /// The declarations of its forms. A handler implements one of them. The completion handler form comes first.
    package var declarations: [String]
}

extension IntentDeclaration {
    /// The methods of the handling protocol, in order.
    package var handlingMethods: [HandlingMethod] {
        let style = DeclarationStyle(visibility: .internal, isolation: .nonisolated)
        return operations.map { operation in
            let forms = OperationForms(operation, of: self, style: style)
            return HandlingMethod(
                protocolName: protocolName,
                intentName: className,
                name: forms.name,
                isRequired: operation.isRequired,
                declarations: [forms.completionForm, forms.asyncForm].compactMap(\.self)
            )
        }
    }
}
