import Basics

/// What can be wrong with types, enums and references to them.
extension RuleDescription {
    static let typeMissing = RuleDescription(
        .typeMissing,
        category: .intents,
        severity: .error,
        summary: "a parameter or property has no type",
        explanation: RuleExplanation(
            trigger: "A parameter, response property or property of a type lacks its type.",
            importance: "Nothing can be generated for it.",
            remedy: "Add the key that the message names, with a type such as `String`."
        )
    )

    static let typeUnknown = RuleDescription(
        .typeUnknown,
        category: .intents,
        severity: .error,
        summary: "a type is none that the format knows",
        explanation: RuleExplanation(
            trigger: """
                A parameter or property has a type that is neither one of the format's nor `Object`. The message \
                lists the valid ones.
                """,
            importance: "Nothing can be generated for it. Definitions that were written by hand have this.",
            wrong: "<key>INIntentParameterType</key><string>DateTime</string>",
            right: "<key>INIntentParameterType</key><string>DateComponents</string>",
            remedy: """
                Choose a type of the list. For an enum of the file write `Integer` and name the enum; for a type \
                of the file write `Object` and name the type.
                """
        )
    )

    static let enumEmpty = RuleDescription(
        .enumEmpty,
        category: .intents,
        severity: .error,
        summary: "an enum has no cases",
        explanation: RuleExplanation(
            trigger: "An enum declares no case.",
            importance: "Swift has no enum with a raw type and without cases.",
            remedy: "Add a case, such as `unknown` with the index 0, or remove the enum."
        )
    )

    static let enumIndexInvalid = RuleDescription(
        .enumIndexInvalid,
        category: .intents,
        severity: .error,
        summary: "the index of a case is no integer",
        explanation: RuleExplanation(
            trigger: "The index of an enum's case is a real number, or too large.",
            importance: "The index becomes the raw value, by which shortcuts keep the case.",
            remedy: "Write a whole number that no other case of the enum has, or had."
        )
    )
}
