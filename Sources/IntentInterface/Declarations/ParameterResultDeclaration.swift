/// The result class and the reasons of a parameter that can be rejected for a reason.
package struct ParameterResultDeclaration: Hashable, Sendable {
    /// A reason for rejecting a value.
    package struct Reason: Hashable, Sendable {
        /// The case's name.
        package var name: String
        /// The dialog template, if the file has one.
        package var template: LocalizedText?
    }

    /// The parameter.
    package var property: PropertyDeclaration
    /// The result class, such as `OrderSoupQuantityResolutionResult`.
    package var resultClassName: String
    /// The superclass: the standard result class of the parameter's type.
    package var superclassName: String
    /// The enum of reasons, such as `OrderSoupQuantityUnsupportedReason`.
    package var reasonEnumName: String
    /// The reasons in order. Raw values start at 1.
    package var reasons: [Reason]
}
