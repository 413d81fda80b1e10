import DefinitionDiagnostics

extension RuleRegistry {
    /// What can be wrong with an `intentc.json`.
    static let configurationDescriptions = [
        RuleDescription(
            "configuration-syntax",
            .files,
            .error,
            summary: "a configuration is not JSON",
            explanation: RuleExplanation(
                trigger: "An `intentc.json` cannot be read as JSON, or is larger than 1 MB.",
                importance: "What it says is unknown, so nothing is done with the definitions that it is for.",
                remedy: "Mend the place that the message names. JSON has no comments and no comma after the last value."
            )
        ),
        RuleDescription(
            "configuration-key",
            .files,
            .error,
            summary: "a key of a configuration is unknown, missing or there twice",
            explanation: RuleExplanation(
                trigger:
                    "An object of an `intentc.json` has a key that means nothing there, has one twice, or lacks one.",
                importance: "A mistyped key would do nothing, and nobody would know.",
                remedy: "Use the keys that the message lists. `Documentation/configuration.md` describes all."
            )
        ),
        RuleDescription(
            "configuration-type",
            .files,
            .error,
            summary: "a value in a configuration has the wrong type",
            explanation: RuleExplanation(
                trigger: "A value in an `intentc.json` is, for example, a number where a text belongs.",
                importance: "What it says is unknown, so nothing is done with the definitions that it is for.",
                remedy: "Write a value of the type that the message names."
            )
        ),
        RuleDescription(
            "configuration-value",
            .files,
            .error,
            summary: "a value in a configuration is none of those that are valid",
            explanation: RuleExplanation(
                trigger: """
                    A value in an `intentc.json` has the right type, but is no version, level, path or rule that there \
                    is.
                    """,
                importance: "A mistyped value would do nothing, and nobody would know.",
                remedy: "Choose one of the values that the message lists."
            )
        ),
        RuleDescription(
            "suppression-unused",
            .files,
            .warning,
            summary: "a suppression is met by no finding",
            explanation: RuleExplanation(
                trigger: """
                    An `intentc.json` suppresses findings of a rule in a definition that was checked, or at a part of \
                    it, and there is none. Suppressions for definitions that were not checked are left alone.
                    """,
                importance:
                    "What it was for is mended, or its path is mistyped; the next true finding would be hidden.",
                remedy: "Remove the suppression, or correct its `rule`, `path` or `at`."
            )
        ),
    ]
}
