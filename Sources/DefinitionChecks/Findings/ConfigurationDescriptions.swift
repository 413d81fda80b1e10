import Basics

/// The descriptions of findings about `intentc.json` and baselines.
extension RuleDescription {
    static let configurationSyntax = RuleDescription(
        .configurationSyntax,
        category: .files,
        severity: .error,
        summary: "a configuration isn't valid JSON",
        explanation: RuleExplanation(
            trigger: "This error is reported if an `intentc.json` isn't valid JSON or is larger than 1 MB.",
            importance: "The tool can't read the settings, so it doesn't process the definitions that they apply to.",
            wrong: """
                {
                    "version": 1,
                    "classPrefix": "SP", // prefix of the project
                }
                """,
            right: """
                {
                    "version": 1,
                    "classPrefix": "SP"
                }
                """,
            remedy: """
                Correct the place that the message shows. JSON allows neither comments nor a comma after the last value.
                """
        )
    )

    static let configurationKey = RuleDescription(
        .configurationKey,
        category: .files,
        severity: .error,
        summary: "a configuration key is unknown, missing or duplicated",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if an object in an `intentc.json` has an unknown key, has a key twice or lacks \
                a required key.
                """,
            importance: "A mistyped setting would have no effect, and nobody would notice.",
            wrong: """
                {
                    "version": 1,
                    "classPrefx": "SP"
                }
                """,
            right: """
                {
                    "version": 1,
                    "classPrefix": "SP"
                }
                """,
            remedy: "Use one of the keys in the message. `Documentation/configuration.md` describes all keys."
        )
    )

    static let configurationType = RuleDescription(
        .configurationType,
        category: .files,
        severity: .error,
        summary: "a configuration value has the wrong type",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a value in an `intentc.json` has the wrong type, for example a number \
                instead of a string.
                """,
            importance: "The tool can't read the settings, so it doesn't process the definitions that they apply to.",
            wrong: """
                {
                    "version": 1,
                    "classPrefix": 1
                }
                """,
            right: """
                {
                    "version": 1,
                    "classPrefix": "SP"
                }
                """,
            remedy: "Write a value of the type that the message names."
        )
    )

    static let configurationValue = RuleDescription(
        .configurationValue,
        category: .files,
        severity: .error,
        summary: "a configuration value isn't valid",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a value in an `intentc.json` has the right type but isn't a valid version, \
                level, path or rule.
                """,
            importance: "A mistyped value would have no effect, and nobody would notice.",
            wrong: """
                {
                    "version": 1,
                    "visibility": "private"
                }
                """,
            right: """
                {
                    "version": 1,
                    "visibility": "internal"
                }
                """,
            remedy: "Choose one of the values in the message."
        )
    )

    static let suppressionUnused = RuleDescription(
        .suppressionUnused,
        category: .files,
        severity: .warning,
        summary: "a suppression matches no finding",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a suppression in an `intentc.json` names a file, or a part of one, in \
                which the suppressed finding doesn't occur. It is also reported if its path leads to a folder or \
                doesn't exist.

                A suppression isn't reported if its file wasn't checked, or if the run didn't look for the finding. \
                For example, findings about a project require a project.
                """,
            importance: """
                The problem has been fixed, or the path is mistyped. The suppression would hide the next real finding.
                """,
            wrong: """
                {
                    "rule": "ref-dangling",
                    "path": "Sources/App/Shpo.intentdefinition"
                }
                """,
            right: """
                {
                    "rule": "ref-dangling",
                    "path": "Sources/App/Shop.intentdefinition"
                }
                """,
            remedy: "Remove the suppression, or correct its `rule`, `path` or `at`."
        )
    )

    static let baselineStale = RuleDescription(
        .baselineStale,
        category: .files,
        severity: .warning,
        summary: "a baseline lists findings that no longer occur",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if the `--baseline` file lists findings that no longer occur. Only findings \
                in files that were checked, or that no longer exist, are considered.
                """,
            importance: "The baseline would hide a new finding of the same rule at the same place.",
            wrong: "intentc check --baseline accepted.json Sources",
            right: "intentc check --baseline accepted.json --update-baseline Sources",
            remedy: """
                Run `intentc check` with `--baseline FILE`, and fix the findings that it reports. Then run it once with \
                `--baseline FILE --update-baseline`, which replaces the list with the findings that are left.
                """
        )
    )
}
