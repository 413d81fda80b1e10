/// What one custom intent generates: its class, its handling protocol, its response and its results.
public struct IntentDeclaration: Sendable {
    /// The name in the file, which selectors use.
    public var name: String
    /// The intent's class; its output file has the same name.
    public var className: String
    /// The protocol of handlers.
    public var protocolName: String
    /// The response's class.
    public var responseClassName: String
    /// The enum of response codes.
    public var responseCodeName: String
    /// The title for people.
    public var title: String?
    /// What the intent does, for people.
    public var description: String?
    /// Whether the intent can configure a widget.
    public var isEligibleForWidgets: Bool
    /// The stored properties, in order.
    public var properties: [PropertyDeclaration]
    /// The methods of the handling protocol, in order.
    public var operations: [Operation]
    /// The codes of the response in order; the seven built-in ones come first.
    public var responseCodes: [ResponseCodeDeclaration]
    /// The properties of the response, in order.
    public var responseProperties: [PropertyDeclaration]
    /// The static methods that make a response from a code and the values of its template, in the codes' order.
    public var responseFactories: [ResponseFactory]
    /// The results and reasons of parameters that can be refused for a reason, in order.
    public var parameterResults: [ParameterResultDeclaration]
    /// What else the definition states about the intent.
    public var facts: IntentFacts
}
