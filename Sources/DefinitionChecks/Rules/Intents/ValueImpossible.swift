import Basics
import IntentDefinition
import PropertyLists

/// The rule that default values are valid and that limits allow at least one value.
enum ValueImpossible: DefinitionRule {
    static let description = RuleDescription(
        .valueImpossible,
        category: .intents,
        severity: .warning,
        summary: "a default value isn't valid, or the limits exclude every value",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported for a parameter or property if:

                - its minimum is greater than its maximum. This is an error.
                - its default value, or a value in a list of default values, is outside its limits. Times are compared \
                in seconds, and other values with units only if the units are equal.
                - a limit or the default value of a number isn't a number.
                - the default value of an `Integer` has a fractional part or needs more than 64 bits, or that of a \
                `Boolean` isn't true or false.

                If a default value isn't a case of its enum, see `ref-dangling`.
                """,
            importance: """
                If the limits exclude every value, no value that people enter is accepted. A default value outside the \
                limits is rejected as soon as it is resolved, although nobody entered it.
                """,
            wrong: """
                <key>INIntentParameterMetadataDefaultValue</key>
                <integer>20</integer>
                <key>INIntentParameterMetadataMaximumValue</key>
                <integer>10</integer>
                """,
            right: """
                <key>INIntentParameterMetadataDefaultValue</key>
                <integer>5</integer>
                <key>INIntentParameterMetadataMaximumValue</key>
                <integer>10</integer>
                """,
            remedy: "Correct the default value or the limits."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents {
            for parameter in intent.parameters?.value ?? [] {
                check(parameter, noun: "parameter", findings: &findings)
            }
            for property in intent.response?.parameters?.value ?? [] {
                check(property, noun: "response property", findings: &findings)
            }
        }
        for type in definition.model.types?.value ?? [] {
            for property in type.properties?.value ?? [] { check(property, noun: "property", findings: &findings) }
        }
    }

    private static func check<Member: TypedMember>(_ member: Member, noun: String, findings: inout Findings) {
        guard let metadata = member.metadata else { return }
        let subject = "\(noun) '\(member.name?.value ?? "")'"
        let limits = ValueLimits(metadata, ofType: member.type?.value)

        for (limit, value) in limits.unreadable {
            findings.report(
                """
                the \(limit) value \(value.inMessages) of \(subject) isn't a number; write an <integer> or a <real>, \
                or remove it
                """,
                at: value.position
            )
        }

        if let minimum = limits.minimum, let maximum = limits.maximum, minimum.exceeds(maximum) {
            return findings.report(
                """
                the minimum of \(subject) is \(minimum.text) and its maximum \(maximum.text), so no value is valid; \
                correct one of them
                """,
                at: minimum.position,
                severity: .error,
                notes: [findings.note("the maximum is here", at: maximum.position)]
            )
        }

        guard let expected = ExpectedValue(of: member) else { return }
        for value in metadata.defaultValue?.defaultValues ?? [] {
            if let problem = expected.problem(with: value) {
                findings.report(
                    "the default value \(value.inMessages) of \(subject) \(problem)",
                    at: value.position
                )
            } else if limits.exclude(value, of: metadata) {
                findings.report(
                    """
                    the default value \(value.inMessages) of \(subject) is outside its limits (\(limits)); correct \
                    the default value or the limits
                    """,
                    at: value.position
                )
            }
        }
    }
}

/// The kind of default value that a member needs.
private enum ExpectedValue {
    case wholeNumber, number, truthValue, anything

    /// The kind of value for a member's type; `nil` for an enum, whose default value names a case.
    init?(of member: some TypedMember) {
        switch member.type?.value {
        case "Integer":
            guard member.enumType == nil else { return nil }
            self = .wholeNumber
        case "Decimal", "TimeInterval": self = .number
        case "Boolean": self = .truthValue
        default: self = .anything
        }
    }

    /// The problem of a default value and what is valid; `nil` if there isn't one.
    func problem(with value: PropertyListValue) -> String? {
        switch self {
        case .wholeNumber:
            guard let number = value.numberValue else { return "isn't a number; write an <integer>" }
            guard number.rounded() == number else { return "has a fraction; write an <integer>" }
            return (-0x1p63..<0x1p63).contains(number) ? nil : "has more than 64 bits; write a smaller <integer>"
        case .number: return value.numberValue == nil ? "isn't a number; write a <real> or an <integer>" : nil
        case .truthValue: return value.isTruthValue ? nil : "isn't true or false; write <true/> or <false/>"
        case .anything: return nil
        }
    }
}
