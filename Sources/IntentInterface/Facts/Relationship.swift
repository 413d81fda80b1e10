/// The condition on another parameter under which a parameter counts.
package struct Relationship: Hashable, Sendable {
    /// The name of the other parameter.
    package var parent: String
    /// What its value must be.
    package var condition: Condition

    /// What the value of the other parameter must be.
    package enum Condition: Hashable, Sendable {
        /// Any.
        case hasAnyValue
        /// True or false.
        case boolean(Bool)
        /// A case of an enum, by its raw value.
        case enumeration(Int)
        /// A number above this one.
        case greaterThan(Double)
        /// This number or one above it.
        case atLeast(Double)
    }
}
