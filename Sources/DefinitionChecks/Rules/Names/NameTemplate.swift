import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// The rule that an intent doesn't keep the name from Xcode's template.
enum NameTemplate: DefinitionRule {
    static let description = RuleDescription(
        .nameTemplate,
        category: .names,
        severity: .warning,
        summary: "an intent still has the name from Xcode's template",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if an intent without a class name of its own is called `Configuration`, as in \
                the template of a widget extension, or `Intent`, as Xcode calls a new intent.
                """,
            importance: """
                The intent's class is `ConfigurationIntent` or `IntentIntent`. A second widget extension made from the \
                template has a class of the same name. If an app contains both, the system can't distinguish the two \
                intents. The App Store's e-mails about missing translations name the class, so they don't show which \
                intent is meant.
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
                Before a release, rename the intent after what it does, with a verb and a noun. After a release, \
                widgets and shortcuts refer to the intent's class and would lose their settings. To rename the intent \
                without changing its class, set `INIntentClassName` to the old class, or else turn the rule off in \
                `intentc.json`. If the intent's title says what it does, there are fix-its for renaming it with and \
                without its class.
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
                intent '\(name.value)' still has the name from Xcode's template, so its class \
                '\(name.value)Intent' clashes with any other made from it; rename it unless saved widgets or shortcuts \
                use it
                """,
                at: name.position,
                fixIt: newName.flatMap { renaming(intent, to: $0, keepsClass: false, editor: definition.editor) },
                orElse: newName.flatMap { renaming(intent, to: $0, keepsClass: true, editor: definition.editor) }
            )
        }
    }

    /// A name made of the title's words; `nil` if it is that of the template or of another intent.
    private static func newName(of intent: Intent, in definition: CheckedDefinition) -> String? {
        guard let title = intent.title.text?.value, let words = Identifier.suggestion(for: title) else { return nil }
        let name = words.capitalizingFirstLetter
        guard !templateNames.contains(name), !definition.customIntents.contains(where: { $0.name?.value == name })
        else { return nil }
        return name
    }

    private static func renaming(
        _ intent: Intent,
        to newName: String,
        keepsClass: Bool,
        editor: PropertyListEditor
    ) -> FixIt? {
        guard let name = intent.name else { return nil }
        let edit = editor.replacingText(ofElementAt: name.position, with: newName)
        let title = "rename it to '\(newName)', after its title"
        guard keepsClass else { return FixIt(title, isSafe: false, edits: edit) }

        let className = PropertyListValue(.string("\(name.value)Intent"))
        return FixIt(
            "\(title), and keep its class '\(name.value)Intent' for saved shortcuts and widgets",
            isSafe: false,
            edits: edit,
            editor.setting("INIntentClassName", to: className, inDictionaryAt: intent.position)
        )
    }
}
