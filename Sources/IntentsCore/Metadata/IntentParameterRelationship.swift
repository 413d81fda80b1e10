/// The relationship of a parameter to its parent, whose value determines whether the parameter is used.
public struct IntentParameterRelationship: Sendable {
    /// The condition for the parent's value.
    public enum Condition: Hashable, Sendable {
        /// The parent has a value.
        case hasAnyValue
        /// The value is true or false.
        case boolean(Bool)
        /// The value is a case of an enum, by its raw value.
        case enumeration(Int)
        /// The value is greater than a number.
        case greaterThan(Double)
        /// The value is greater than or equal to a number.
        case atLeast(Double)
    }

    /// The name of the parent parameter.
    public let parent: String
    /// The condition for the parent's value.
    public let condition: Condition
}

extension IntentParameterRelationship {
    /// Returns whether the parent's value in an intent meets the condition.
    public func holds(in intent: INIntent) -> Bool {
        guard let parent = type(of: intent).intentMetadata?.parameter(named: parent) else { return false }
        switch (condition, parent.value(in: intent)) {
        case (.hasAnyValue, let value): return value?.isSet ?? false
        case (.boolean(let expected), .number(let value)?): return value.boolValue == expected
        case (.enumeration(let expected), .enumeration(let value)?): return value == expected
        case (.greaterThan(let limit), .number(let value)?): return value.doubleValue > limit
        case (.atLeast(let limit), .number(let value)?): return value.doubleValue >= limit
        default: return false
        }
    }
}

extension IntentValue {
    /// Whether the value counts as set. Case zero of an enum stands for "unknown", and doesn't count.
    public var isSet: Bool {
        if case .enumeration(0) = self { return false }
        return true
    }
}
