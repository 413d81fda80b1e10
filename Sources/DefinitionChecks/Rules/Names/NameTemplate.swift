import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// An intent that is still called what Xcode's templates call it.
enum NameTemplate: DefinitionRule {
    static let description = RuleDescription(
        .nameTemplate,
        category: .names,
        severity: .warning,
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
                settings. Then keep the class under the new name with `INIntentClassName`, or switch the rule off in \
                the configuration. There are suggestions for both where the title of the intent says what it does.
                """
        )
    )

    private static let templateNames = ["Configuration", "Intent"]

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents where intent.className?.value.isEmpty ?? true {
            guard let name = intent.name, templateNames.contains(name.value) else { continue }
            let newName = !findings.canSuggest ? nil : newName(of: intent, in: definition)
            findings.report(
                """
                intent '\(name.value)' has the name of Xcode's template, and its class '\(name.value)Intent' clashes \
                with that of any other made from it; rename it, unless people have widgets or shortcuts with it
                """,
                at: name.position,
                fixIt: newName.flatMap { rename(intent, name, $0, keepsClass: false, definition.editor) },
                orElse: newName.flatMap { rename(intent, name, $0, keepsClass: true, definition.editor) }
            )
        }
    }

    /// The words of the title as a name, where they say more than the template and no other intent has it.
    private static func newName(of intent: Intent, in definition: CheckedDefinition) -> String? {
        guard let title = intent.title.text?.value, let words = Identifier.suggestion(for: title) else { return nil }
        let name = words.capitalizingFirstLetter
        guard !templateNames.contains(name), !definition.customIntents.contains(where: { $0.name?.value == name })
        else { return nil }
        return name
    }

    private static func rename(
        _ intent: Intent,
        _ name: Located<String>,
        _ newName: String,
        keepsClass: Bool,
        _ editor: PropertyListEditor
    ) -> FixIt? {
        let edit = editor.replacingText(ofElementAt: name.position, with: newName)
        let title = "call it '\(newName)', as in its title"
        guard keepsClass else { return FixIt(title, isSafe: false, edits: edit) }
        let className = PropertyListValue(.string("\(name.value)Intent"))
        return FixIt(
            "\(title), and keep its class '\(name.value)Intent' for shortcuts and widgets that people have",
            isSafe: false,
            edits: edit,
            editor.setting("INIntentClassName", to: className, inDictionaryAt: intent.position)
        )
    }
}
