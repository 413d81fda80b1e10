/// On what value of another parameter it depends whether a parameter is asked for.
public struct IntentParameterRelationship: Sendable {
    /// What the value of the other parameter must be.
    public enum Condition: Hashable, Sendable {
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

    /// The name of the other parameter.
    public let parent: String
    /// What its value must be.
    public let condition: Condition
}

extension IntentParameterRelationship {
    /// Whether the other parameter's value in an intent is what it must be.
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
    /// Whether the value says something: the case zero of an enum is the one for "not known".
    public var isSet: Bool {
        if case .enumeration(0) = self { return false }
        return true
    }
}
