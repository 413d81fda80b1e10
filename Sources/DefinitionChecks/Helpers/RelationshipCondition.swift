import Basics
import IntentDefinition
import PropertyLists

/// The kinds of parameters that conditions distinguish.
enum ParentKind: CaseIterable {
    case enumeration, boolean, integer, decimal, text, other

    init(of parent: Parameter) {
        if parent.enumType != nil {
            self = .enumeration
            return
        }
        switch parent.type?.value {
        case "Boolean": self = .boolean
        case "Integer": self = .integer
        case "Decimal", "TimeInterval": self = .decimal
        case "String": self = .text
        default: self = .other
        }
    }

    var noun: String {
        switch self {
        case .enumeration: "an enum"
        case .boolean: "a Boolean"
        case .integer: "an integer"
        case .decimal: "a decimal number"
        case .text: "a string"
        case .other: "neither a number nor a string"
        }
    }
}

/// A condition in a parameter's relationship: the kind of the parent and the comparison.
struct RelationshipCondition {
    /// The prefixes of the names of conditions, with the kinds of parent that each is for.
    private static let prefixes: [(name: String, kinds: [ParentKind])] = [
        ("", []), ("Boolean", [.boolean]), ("Decimal", [.decimal]), ("Enum", [.enumeration]), ("Integer", [.integer]),
        ("Number", [.integer, .decimal]), ("String", [.text]),
    ]

    /// The names of the conditions that occur in real definitions, for a kind of parent.
    static func names(for kind: ParentKind) -> [String] {
        switch kind {
        case .enumeration: ["EnumHasExactValue", "HasAnyValue"]
        case .boolean: ["BooleanHasExactValue", "HasAnyValue"]
        case .integer: ["HasAnyValue", "IntegerValueIsGreaterThan", "IntegerValueIsGreaterThanOrEqual"]
        case .decimal, .text, .other: ["HasAnyValue"]
        }
    }

    /// The names of all conditions that occur in real definitions, sorted.
    static var commonNames: [String] { Set(ParentKind.allCases.flatMap(names(for:))).sorted() }

    /// The kinds of parent that the condition can hold for; empty for all.
    let kinds: [ParentKind]
    private let comparison: RelationshipComparison

    /// The condition with a name; `nil` if the name is unknown.
    init?(_ name: String) {
        guard let comparison = RelationshipComparison(ofConditionNamed: name) else { return nil }
        let start = name.dropLast(comparison.rawValue.count)
        guard let prefix = Self.prefixes.first(where: { $0.name == start }) else { return nil }
        kinds = prefix.kinds
        self.comparison = comparison
    }

    var takesValue: Bool { comparison != .any }

    /// The value that a relationship without one stands for, because Xcode leaves out 0, `false` and empty strings;
    /// `nil` for an enum, whose cases have no such value.
    var valueIfAbsent: PropertyListValue? {
        switch kinds.first {
        case .enumeration: nil
        case .boolean: PropertyListValue(.boolean(false))
        case .text: PropertyListValue(.string(""))
        case .integer, .decimal, .other, nil: PropertyListValue(.integer("0"))
        }
    }

    /// The reason why a comparison with a value never holds; `nil` if it may hold.
    func problem(with value: PropertyListValue, limits: ValueLimits?) -> String? {
        if kinds == [.enumeration] || kinds == [.text] {
            if case .string = value.content { return nil }
            return "the value must be a <string>"
        }
        if kinds == [.boolean] { return value.isTruthValue ? nil : "the value must be <true/> or <false/>" }
        guard !kinds.isEmpty else { return nil }

        guard let number = value.numberValue else { return "the value must be a number" }
        let minimum = limits?.minimum?.number ?? -.infinity
        let maximum = limits?.maximum?.number ?? .infinity
        let isPossible =
            switch comparison {
            case .exact: number >= minimum && number <= maximum
            case .any: true
            case .greater: maximum > number
            case .greaterOrEqual: maximum >= number
            case .less: minimum < number
            case .lessOrEqual: minimum <= number
            }
        return isPossible ? nil : "the parameter's limits (\(limits?.description ?? "")) exclude it"
    }
}
