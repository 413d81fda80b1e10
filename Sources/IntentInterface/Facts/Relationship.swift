/// The condition on another parameter under which a parameter applies.
package struct Relationship: Hashable, Sendable {
    /// The name of the other parameter.
    package var parent: String
    /// The condition on its value.
    package var condition: Condition

    /// A condition on the value of the other parameter.
    package enum Condition: Hashable, Sendable {
        /// The parameter has any value.
        case hasAnyValue
        /// The value is this Boolean.
        case boolean(Bool)
        /// The value is the enum case with this raw value.
        case enumeration(Int)
        /// The value is greater than this number.
        case greaterThan(Double)
        /// The value is at least this number.
        case atLeast(Double)
    }
}
