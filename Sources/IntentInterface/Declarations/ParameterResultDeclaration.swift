/// The result class and the reasons of a parameter that can be refused for a reason.
package struct ParameterResultDeclaration: Hashable, Sendable {
    /// A reason.
    package struct Reason: Hashable, Sendable {
        /// The case's name.
        package var name: String
        /// The template of what is said, where the file has one.
        package var template: LocalizedText?
    }

    /// The parameter.
    package var property: PropertyDeclaration
    /// The result's class, such as `OrderSoupQuantityResolutionResult`.
    package var resultClassName: String
    /// The class that it derives from: the ordinary result of the parameter's type.
    package var superclassName: String
    /// The enum of reasons, such as `OrderSoupQuantityUnsupportedReason`.
    package var reasonEnumName: String
    /// The reasons in order; raw values count from 1.
    package var reasons: [Reason]
}
