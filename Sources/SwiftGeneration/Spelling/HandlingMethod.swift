public import IntentInterface

/// A method of a handling protocol as people write it in Swift.
public struct HandlingMethod: Hashable, Sendable {
    /// The protocol.
    public var protocolName: String
    /// The intent's class.
    public var intentName: String
    /// The method's name without its arguments, such as `resolveSize`.
    public var name: String
    /// Whether a handler must implement it.
    public var isRequired: Bool
    /// The declarations of its forms, one of which a handler implements; the one with a completion handler comes first.
    public var declarations: [String]
}

extension IntentDeclaration {
    /// The methods of the handling protocol, in order.
    public var handlingMethods: [HandlingMethod] {
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
