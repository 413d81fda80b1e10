import Basics
import IntentDefinition
import PropertyLists

/// The condition on a parent's value under which a parameter applies.
struct ParentCondition: CustomStringConvertible {
    /// A value of a parent.
    enum Value: Hashable {
        /// No value.
        case none
        /// Some value that no condition names.
        case other
        /// A value that a condition names.
        case named(String)
        /// A number.
        case number(Double)
    }

    private let comparison: RelationshipComparison?
    private let name: String
    /// The value as the definition spells it. Xcode leaves out 0, `false` and empty texts.
    let value: String

    init(_ relationship: ParameterRelationship) {
        name = relationship.predicateName?.value ?? ""
        comparison = RelationshipComparison(ofConditionNamed: name)
        let absent = name.hasPrefix("Boolean") ? "false" : name.hasPrefix("Enum") || name.hasPrefix("String") ? "" : "0"
        value = relationship.predicateValue?.shown ?? absent
    }

    /// Whether the condition compares numbers.
    var comparesNumbers: Bool {
        switch comparison {
        case .greater, .greaterOrEqual, .less, .lessOrEqual: true
        case .exact: name.hasPrefix("Integer") || name.hasPrefix("Decimal") || name.hasPrefix("Number")
        case .any, nil: false
        }
    }

    /// Whether the condition names a value.
    var namesValue: Bool { comparison == .exact && !comparesNumbers }

    /// Returns whether the condition holds. One that isn't known always holds, so that its parameter is shown.
    func holds(for parent: Value) -> Bool {
        guard let comparison else { return true }
        let limit = Double(value) ?? 0
        switch (comparison, parent) {
        case (.any, _): return parent != .none
        case (_, .none), (_, .other): return false
        case (.exact, .named(let name)): return name == value
        case (.exact, .number(let number)): return number == limit
        case (_, .named): return false
        case (.greater, .number(let number)): return number > limit
        case (.greaterOrEqual, .number(let number)): return number >= limit
        case (.less, .number(let number)): return number < limit
        case (.lessOrEqual, .number(let number)): return number <= limit
        }
    }

    /// The condition in words.
    var description: String {
        switch comparison {
        case .exact: "is '\(value)'"
        case .any: "has a value"
        case .greater: "is greater than \(value)"
        case .greaterOrEqual: "is at least \(value)"
        case .less: "is less than \(value)"
        case .lessOrEqual: "is at most \(value)"
        case nil: "meets '\(name)'"
        }
    }
}
