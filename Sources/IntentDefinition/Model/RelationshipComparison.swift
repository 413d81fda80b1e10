/// A comparison of the parent's value with the value of a relationship.
///
/// The name of a condition is a kind of value, such as `Boolean`, or nothing, followed by the comparison.
package enum RelationshipComparison: String, Hashable, Sendable, CaseIterable {
    case exact = "HasExactValue"
    case any = "HasAnyValue"
    case greater = "ValueIsGreaterThan"
    case greaterOrEqual = "ValueIsGreaterThanOrEqual"
    case less = "ValueIsLessThan"
    case lessOrEqual = "ValueIsLessThanOrEqual"

    /// Creates the comparison that a condition's name ends with; `nil` if the name ends differently.
    package init?(ofConditionNamed name: String) {
        guard let comparison = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }) else { return nil }
        self = comparison
    }
}
