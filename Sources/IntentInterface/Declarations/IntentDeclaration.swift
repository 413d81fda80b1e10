/// The declarations for one custom intent: its class, handling protocol, response and results.
package struct IntentDeclaration: Sendable {
    /// The name in the file, which selectors use.
    package var name: String
    /// The intent's class; its output file has the same name.
    package var className: String
    /// The handling protocol.
    package var protocolName: String
    /// The response's class.
    package var responseClassName: String
    /// The enum of response codes.
    package var responseCodeName: String
    /// Whether the intent can configure a widget.
    package var isEligibleForWidgets: Bool
    /// The stored properties, in order.
    package var properties: [PropertyDeclaration]
    /// The methods of the handling protocol, in order.
    package var operations: [Operation]
    /// The codes of the response in order; the seven built-in ones come first.
    package var responseCodes: [ResponseCodeDeclaration]
    /// The properties of the response, in order.
    package var responseProperties: [PropertyDeclaration]
    /// The static methods that create a response from a code and the values in its templates, in the order of the
    /// codes.
    package var responseFactories: [ResponseFactory]
    /// The results and reasons of parameters that can be rejected for a reason, in order.
    package var parameterResults: [ParameterResultDeclaration]
    /// Everything else that the definition states about the intent.
    package var facts: IntentFacts
}
