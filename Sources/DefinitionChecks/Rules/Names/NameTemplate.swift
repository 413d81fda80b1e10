import DefinitionDiagnostics
import IntentDefinition

/// An intent that is still called what Xcode's templates call it.
enum NameTemplate: DefinitionRule {
    static let description = RuleDescription(
        "name-template",
        .names,
        .warning,
        summary: "an intent still has the name of Xcode's template",
        explanation: RuleExplanation(
            trigger: """
                An intent is called `Configuration`, as in the template of a widget extension, or `Intent`, as Xcode \
                calls a new one, and names no class of its own.
                """,
            importance: """
                Its class is `ConfigurationIntent` or `IntentIntent`. A second widget extension made from the template \
                has a class of the same name, and an app with both has two intents that the system cannot tell apart. \
                The App Store's mails about missing translations name the class, which then tells nothing.
                """,
            wrong: """
                <key>INIntentName</key>
                <string>Configuration</string>
                """,
            right: """
                <key>INIntentName</key>
                <string>SelectStation</string>
                """,
            remedy: """
                Rename the intent to what it does, a verb and a noun, before the app is released. Once people have \
                widgets or shortcuts with the intent, keep the name: they refer to its class, and would lose their \
                settings. Then switch the rule off in the configuration.
                """
        )
    )

    private static let templateNames = ["Configuration", "Intent"]

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, _ findings: inout Findings) {
        for intent in definition.customIntents where intent.className?.value.isEmpty ?? true {
            guard let name = intent.name, templateNames.contains(name.value) else { continue }
            findings.report(
                """
                intent '\(name.value)' has the name of Xcode's template, and its class '\(name.value)Intent' clashes \
                with that of any other made from it; rename it, unless people have widgets or shortcuts with it
                """,
                at: name.position
            )
        }
    }
}
