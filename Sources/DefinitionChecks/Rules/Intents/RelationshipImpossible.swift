import Basics
import IntentDefinition
import PropertyLists

/// A condition under which a parameter counts, and which never holds.
enum RelationshipImpossible: DefinitionRule {
    static let description = RuleDescription(
        .relationshipImpossible,
        category: .intents,
        severity: .error,
        summary: "a parameter depends on another in a way that can never hold",
        explanation: RuleExplanation(
            trigger: """
                The condition of a parameter is for another kind of parent, such as `BooleanHasExactValue` for an enum; \
                it compares the parent with a value of another kind, an enum with none, or with a number that the limits of the \
                parent exclude; the condition is missing or, as a warning, unknown; the name of the parent is empty; or \
                parameters depend on each other in a circle. A relationship without a parent means none. A case that the parent's enum does not \
                have, and a parent that is no parameter, are reported by `ref-dangling`.
                """,
            importance: """
                The parameter never appears in the editor of Shortcuts or of a widget, and nothing says why.
                """,
            wrong: """
                <key>INIntentParameterRelationshipParentName</key>
                <string>size</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>BooleanHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key>
                <true/>
                """,
            right: """
                <key>INIntentParameterRelationshipParentName</key>
                <string>size</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>EnumHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key>
                <string>large</string>
                """,
            remedy: """
                In Xcode, select the parameter and choose the parent and the condition anew.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.model.intents?.value ?? [] where !intent.isSystem {
            let parameters = intent.parameters?.value ?? []
            let parents = Dictionary(
                parameters.compactMap { parameter in parameter.name.map { ($0.value, parameter) } },
                uniquingKeysWith: { first, _ in first }
            )
            for parameter in parameters { check(parameter, parents, findings: &findings) }
            for circle in circles(of: parameters, parents) { report(circle, findings: &findings) }
        }
    }

    private static func check(_ parameter: Parameter, _ parents: [String: Parameter], findings: inout Findings) {
        guard let relationship = parameter.relationship else { return }
        let subject = "the relationship of parameter '\(parameter.name?.value ?? "")'"
        let parent = relationship.parentName.flatMap { parents[$0.value] }
        if let name = relationship.parentName, name.value.isEmpty {
            findings.report(
                "\(subject) has an empty parent; write the name of a parameter, or remove the relationship",
                at: name.position
            )
        }
        guard let name = relationship.predicateName else {
            guard let parent, !relationship.lacksEntry("INIntentParameterRelationshipPredicateName") else { return }
            let valid = Predicate.names(for: ParentKind(of: parent))
            return findings.report(
                "\(subject) has a parent and no condition; add one of \(quotedList(valid))",
                at: relationship.position
            )
        }
        guard let predicate = Predicate(name.value) else {
            let valid = parent.map { Predicate.names(for: ParentKind(of: $0)) } ?? Predicate.commonNames
            return findings.report(
                """
                \(subject) has \(name.value.isEmpty ? "an empty condition" : "the unknown condition '\(name.value)'")\
                \(findings.advice(for: name.value, among: valid, nouns: "valid conditions"))
                """,
                at: name.position,
                severity: .warning
            )
        }
        if let parent { check(relationship, predicate, to: parent, findings: &findings) }
    }

    private static func check(
        _ relationship: ParameterRelationship,
        _ predicate: Predicate,
        to parent: Parameter,
        findings: inout Findings
    ) {
        guard let name = relationship.predicateName else { return }
        let parentName = parent.name?.value ?? ""
        guard predicate.kinds.isEmpty || predicate.kinds.contains(ParentKind(of: parent)) else {
            let valid = Predicate.names(for: ParentKind(of: parent))
            return findings.report(
                """
                '\(name.value)' can't hold for '\(parentName)', which is \(ParentKind(of: parent).noun); valid for it \
                are \(quotedList(valid))
                """,
                at: name.position
            )
        }
        guard predicate.takesValue else { return }
        guard let value = relationship.predicateValue ?? predicate.valueIfAbsent else {
            return findings.report(
                "'\(name.value)' compares '\(parentName)' with a case, and there is none; add its name",
                at: name.position
            )
        }
        guard let problem = predicate.problem(with: value, limits: Limits(of: parent)) else { return }
        let place = relationship.predicateValue?.position ?? name.position
        findings.report("the condition on '\(parentName)' never holds: \(problem)", at: place)
    }

    /// The circles in which parameters depend on each other, each from its first parameter on.
    private static func circles(of parameters: [Parameter], _ parents: [String: Parameter]) -> [[Parameter]] {
        var seen: Set<String> = []
        var circles: [[Parameter]] = []
        for parameter in parameters {
            var way: [Parameter] = []
            var places: [String: Int] = [:]
            var next: Parameter? = parameter
            while let current = next, let name = current.name?.value {
                if let start = places[name] {
                    circles.append(Array(way[start...]))
                    break
                }
                guard seen.insert(name).inserted else { break }
                places[name] = way.count
                way.append(current)
                next = current.relationship?.parentName.flatMap { parents[$0.value] }
            }
        }
        return circles
    }

    private static func report(_ circle: [Parameter], findings: inout Findings) {
        guard let first = circle.first, let place = first.relationship?.parentName?.position else { return }
        let names = circle.compactMap(\.name?.value)
        findings.report(
            names.count == 1
                ? "parameter '\(names[0])' depends on itself, so it never appears; remove the relationship"
                : """
                parameters depend on each other in a circle, so they never appear: \(quotedList(names)); remove one of \
                the relationships
                """,
            at: place
        )
    }
}

/// What kind of parameter a condition is about.
private enum ParentKind: CaseIterable {
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
        case .text: "a text"
        case .other: "neither a number nor a text"
        }
    }
}

/// A condition as definitions name it: what the parent is, and how it is compared.
private struct Predicate {
    private enum Comparison: String, CaseIterable {
        case exact = "HasExactValue"
        case any = "HasAnyValue"
        case greater = "ValueIsGreaterThan"
        case greaterOrEqual = "ValueIsGreaterThanOrEqual"
        case less = "ValueIsLessThan"
        case lessOrEqual = "ValueIsLessThanOrEqual"
    }

    /// The kinds by what names of conditions start with.
    private static let prefixes: [(name: String, kinds: [ParentKind])] = [
        ("", []), ("Boolean", [.boolean]), ("Decimal", [.decimal]), ("Enum", [.enumeration]), ("Integer", [.integer]),
        ("Number", [.integer, .decimal]), ("String", [.text]),
    ]

    /// The names of the conditions that definitions are known to have for a kind of parent.
    static func names(for kind: ParentKind) -> [String] {
        switch kind {
        case .enumeration: ["EnumHasExactValue", "HasAnyValue"]
        case .boolean: ["BooleanHasExactValue", "HasAnyValue"]
        case .integer: ["HasAnyValue", "IntegerValueIsGreaterThan", "IntegerValueIsGreaterThanOrEqual"]
        case .decimal, .text, .other: ["HasAnyValue"]
        }
    }

    /// The names of all conditions that definitions are known to have, sorted.
    static var commonNames: [String] { Set(ParentKind.allCases.flatMap(names(for:))).sorted() }

    /// The kinds of parent that it can hold for; none if it may hold for any.
    let kinds: [ParentKind]
    private let comparison: Comparison

    /// Reads a name; `nil` for one that is not known.
    init?(_ name: String) {
        for comparison in Comparison.allCases where name.hasSuffix(comparison.rawValue) {
            let start = name.dropLast(comparison.rawValue.count)
            guard let prefix = Self.prefixes.first(where: { $0.name == start }) else { continue }
            kinds = prefix.kinds
            self.comparison = comparison
            return
        }
        return nil
    }

    var takesValue: Bool { comparison != .any }

    /// The value that Xcode means if it writes none: it leaves out 0, `false` and empty texts. `nil` for an enum, whose
    /// cases have no such value.
    var valueIfAbsent: PropertyListValue? {
        switch kinds.first {
        case .enumeration: nil
        case .boolean: PropertyListValue(.boolean(false))
        case .text: PropertyListValue(.string(""))
        case .integer, .decimal, .other, nil: PropertyListValue(.integer("0"))
        }
    }

    /// Why a comparison with a value never holds; `nil` if it may.
    func problem(with value: PropertyListValue, limits: Limits) -> String? {
        if kinds == [.enumeration] || kinds == [.text] {
            if case .string = value.content { return nil }
            return "the value must be a <string>"
        }
        if kinds == [.boolean] { return value.isTruthValue ? nil : "the value must be <true/> or <false/>" }
        guard !kinds.isEmpty else { return nil }
        guard let number = value.numberValue else { return "the value must be a number" }
        let isPossible =
            switch comparison {
            case .exact: number >= limits.minimum && number <= limits.maximum
            case .any: true
            case .greater: limits.maximum > number
            case .greaterOrEqual: limits.maximum >= number
            case .less: limits.minimum < number
            case .lessOrEqual: limits.minimum <= number
            }
        return isPossible ? nil : "the parameter's limits, \(limits), exclude it"
    }
}

/// The lowest and the highest value of a number.
private struct Limits: CustomStringConvertible {
    var minimum = -Double.infinity
    var maximum = Double.infinity

    init(of parameter: Parameter) {
        // The limits of measures and times have units of their own.
        guard ["Integer", "Decimal"].contains(parameter.type?.value) else { return }
        if let lowest = parameter.metadata?.minimumValue?.numberValue { minimum = lowest }
        if let highest = parameter.metadata?.maximumValue?.numberValue { maximum = highest }
    }

    var description: String {
        func text(_ limit: Double) -> String {
            Int(exactly: limit).map { "\($0)" } ?? "\(limit)"
        }
        if minimum == -.infinity { return "at most \(text(maximum))" }
        return maximum == .infinity ? "at least \(text(minimum))" : "\(text(minimum)) to \(text(maximum))"
    }
}
