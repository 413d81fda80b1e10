import Basics

/// What can be wrong with an `intentc.json`.
extension RuleDescription {
    static let configurationSyntax = RuleDescription(
        .configurationSyntax,
        category: .files,
        severity: .error,
        summary: "a configuration is not JSON",
        explanation: RuleExplanation(
            trigger: "An `intentc.json` cannot be read as JSON, or is larger than 1 MB.",
            importance: "What it says is unknown, so nothing is done with the definitions that it is for.",
            remedy: "Mend the place that the message names. JSON has no comments and no comma after the last value."
        )
    )

    static let configurationKey = RuleDescription(
        .configurationKey,
        category: .files,
        severity: .error,
        summary: "a key of a configuration is unknown, missing or there twice",
        explanation: RuleExplanation(
            trigger:
                "An object of an `intentc.json` has a key that means nothing there, has one twice, or lacks one.",
            importance: "A mistyped key would do nothing, and nobody would know.",
            remedy: "Use the keys that the message lists. `Documentation/configuration.md` describes all."
        )
    )

    static let configurationType = RuleDescription(
        .configurationType,
        category: .files,
        severity: .error,
        summary: "a value in a configuration has the wrong type",
        explanation: RuleExplanation(
            trigger: "A value in an `intentc.json` is, for example, a number where a text belongs.",
            importance: "What it says is unknown, so nothing is done with the definitions that it is for.",
            remedy: "Write a value of the type that the message names."
        )
    )

    static let configurationValue = RuleDescription(
        .configurationValue,
        category: .files,
        severity: .error,
        summary: "a value in a configuration is none of those that are valid",
        explanation: RuleExplanation(
            trigger: """
                A value in an `intentc.json` has the right type, but is no version, level, path or rule that there \
                is.
                """,
            importance: "A mistyped value would do nothing, and nobody would know.",
            remedy: "Choose one of the values that the message lists."
        )
    )

    static let suppressionUnused = RuleDescription(
        .suppressionUnused,
        category: .files,
        severity: .warning,
        summary: "a suppression matches no finding",
        explanation: RuleExplanation(
            trigger: """
                An `intentc.json` suppresses findings of a rule in a file that was checked, or at a part of it, and \
                there isn't one; or the path is that of a folder, or of nothing. A suppression is left alone if its file was not \
                checked, or if the run did not look for what the rule finds: findings about a project, for \
                example, need one.
                """,
            importance:
                "What it was for is fixed, or its path is mistyped; the next true finding would be hidden.",
            remedy: "Remove the suppression, or correct its `rule`, `path` or `at`."
        )
    )

    static let baselineStale = RuleDescription(
        .baselineStale,
        category: .files,
        severity: .warning,
        summary: "a baseline lists findings that are there no more",
        explanation: RuleExplanation(
            trigger: """
                The file of `--baseline` has entries for which nothing is found, in files that were checked or \
                that don't exist any more.
                """,
            importance: "A new finding of the same rule at the same place would be hidden.",
            remedy: """
                Run `intentc check` once with `--baseline FILE --update-baseline`, after a look at the findings \
                that are new: those would become part of the baseline too.
                """
        )
    )
}
