import DefinitionDiagnostics
import IntentDefinition
import PropertyListXML

/// A translation key that stands for two different texts.
enum SharedKey: DefinitionRule {
    static let description = RuleDescription(
        "l10n-key-shared",
        .localization,
        .error,
        summary: "two different texts have the same translation key",
        explanation: RuleExplanation(
            trigger: """
                Two texts of a definition have the same key, and are not the same. The same key for the same text is \
                harmless, and not reported.
                """,
            importance: """
                A strings table has one translation for a key, so in every other language one of the two texts is \
                shown in place of the other. It comes about when an intent or parameter is copied, and no other tool \
                reports it; one public definition in fifteen has it.
                """,
            wrong: """
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                <key>INIntentTitleID</key>
                <string>a1B2c3</string>
                ...
                <key>INIntentTitle</key>
                <string>Cancel Order</string>
                <key>INIntentTitleID</key>
                <string>a1B2c3</string>
                """,
            right: """
                <key>INIntentTitle</key>
                <string>Cancel Order</string>
                <key>INIntentTitleID</key>
                <string>d4E5f6</string>
                """,
            remedy: """
                Give the second text a key of its own, and add the key with its translation to the strings tables.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, _ findings: inout Findings) {
        let texts = definition.model.localizableTexts
        var firsts: [String: LocalizableText] = [:]
        for text in texts {
            guard let value = text.text?.value, !value.isEmpty else { continue }
            guard let first = firsts[text.key.value] else {
                firsts[text.key.value] = text
                continue
            }
            guard let firstValue = first.text?.value, firstValue != value else { continue }
            let keys = NewKeys(avoiding: texts)
            let key = keys.key(replacing: text.key.value, for: value)
            findings.report(
                """
                key '\(text.key.value)' is used for '\(firstValue)' and for '\(value)', but can have one translation \
                only; give this text, the \(text.label), a key of its own, such as '\(key)'
                """,
                at: text.key.position,
                notes: [findings.note("the key is that of the \(first.label)", at: first.key.position)],
                fixIt: FixIt(
                    "give the text the key '\(key)'",
                    isSafe: false,
                    edits: definition.editor.replacingText(ofElementAt: text.key.position, with: key)
                )
            )
        }
    }
}
