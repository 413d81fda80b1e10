import Basics

/// The descriptions of findings about types and enums.
extension RuleDescription {
    static let typeMissing = RuleDescription(
        .typeMissing,
        category: .intents,
        severity: .error,
        summary: "a parameter or property has no type",
        explanation: RuleExplanation(
            trigger: "This error is reported if a parameter, response property or property of a type has no type.",
            importance: "No code can be generated for it.",
            wrong: "<key>INIntentParameterName</key><string>soup</string>",
            right: """
                <key>INIntentParameterName</key><string>soup</string>
                <key>INIntentParameterType</key><string>String</string>
                """,
            remedy: "Add the key that the message names, with a type such as `String`."
        )
    )

    static let typeUnknown = RuleDescription(
        .typeUnknown,
        category: .intents,
        severity: .error,
        summary: "a type isn't one of the format's types",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a parameter or property has a type that the format doesn't know. The message \
                lists the valid types.
                """,
            importance: "No code can be generated for it. Such types have been found in definitions written by hand.",
            wrong: "<key>INIntentParameterType</key><string>DateTime</string>",
            right: "<key>INIntentParameterType</key><string>DateComponents</string>",
            remedy: """
                Choose a type from the list. For an enum of the file, write `Integer` and name the enum. For a type of \
                the file, write `Object` and name the type.
                """
        )
    )

    static let enumEmpty = RuleDescription(
        .enumEmpty,
        category: .intents,
        severity: .error,
        summary: "an enum has no cases",
        explanation: RuleExplanation(
            trigger: "This error is reported if an enum declares no cases.",
            importance: "A Swift enum with a raw type needs at least one case.",
            wrong: """
                <key>INEnumName</key><string>Size</string>
                <key>INEnumValues</key><array/>
                """,
            right: """
                <key>INEnumName</key><string>Size</string>
                <key>INEnumValues</key>
                <array>
                    <dict><key>INEnumValueName</key><string>unknown</string></dict>
                </array>
                """,
            remedy: "Add a case, such as `unknown` with index 0, or remove the enum."
        )
    )

    static let enumIndexInvalid = RuleDescription(
        .enumIndexInvalid,
        category: .intents,
        severity: .error,
        summary: "the index of a case isn't an integer",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if the index of an enum case has a fractional part or doesn't fit in a signed \
                64-bit integer.
                """,
            importance: "The index becomes the raw value, which saved shortcuts store.",
            wrong: "<key>INEnumValueIndex</key><real>1.5</real>",
            right: "<key>INEnumValueIndex</key><integer>1</integer>",
            remedy: "Write an integer that no other case of the enum has ever had."
        )
    )
}
