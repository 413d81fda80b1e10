/// The result class and the reasons of a parameter that can be refused for a reason.
public struct ParameterResultDeclaration: Hashable, Sendable {
    /// A reason.
    public struct Reason: Hashable, Sendable {
        /// The case's name.
        public var name: String
        /// The template of what is said, where the file has one.
        public var template: String?
        /// The key of the template's translations.
        public var templateKey: String?
    }

    /// The parameter.
    public var property: PropertyDeclaration
    /// The result's class, such as `OrderSoupQuantityResolutionResult`.
    public var resultClassName: String
    /// The class that it derives from: the ordinary result of the parameter's type.
    public var superclassName: String
    /// The enum of reasons, such as `OrderSoupQuantityUnsupportedReason`.
    public var reasonEnumName: String
    /// The reasons in order; raw values count from 1.
    public var reasons: [Reason]
}
