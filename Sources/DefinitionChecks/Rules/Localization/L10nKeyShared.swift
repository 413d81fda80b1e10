import Basics
import IntentDefinition
import PropertyLists
import Translations

/// A translation key that two different texts share.
enum L10nKeyShared: DefinitionRule {
    static let description = RuleDescription(
        .l10nKeyShared,
        category: .localization,
        severity: .error,
        summary: "two different texts have the same translation key",
        explanation: RuleExplanation(
            trigger: """
                Two texts of a definition have the same key but aren't equal. A key that equal texts share is \
                harmless and isn't reported.
                """,
            importance: """
                A table has one translation for a key, so in every other language one of the two texts is shown in \
                place of the other. This happens when an intent or parameter is copied, and no other tool reports \
                it. One public definition in fifteen has such a key.
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
                `intentc check --fix` gives the second text its own key and adds it to the tables with the \
                translations of the old key. The tool can't know which text a translation belongs to, so \
                `l10n-untranslated` reports these entries until you translate them or remove their comments.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let texts = definition.model.translatableTexts.filter(\.needsTranslation)
        let newKeys = NewKeys(avoiding: texts.compactMap { $0.key?.value })

        for clash in clashes(in: definition) {
            let newKey = newKeys.key(replacing: clash.key.value, for: clash.value)
            findings.report(
                """
                key '\(clash.key.value)' stands for both '\(clash.firstValue)' and '\(clash.value)', but can have only \
                one translation; give the \(clash.text) its own key, such as '\(newKey)'
                """,
                at: clash.key.position,
                notes: [findings.note("the \(clash.first) has the same key", at: clash.firstKey.position)],
                fixIt: fixIt(replacing: clash.key, of: clash.text, with: newKey, in: definition)
            )
        }
    }

    /// A text that has the key of an earlier, different text.
    struct Clash {
        var text: TranslatableText
        var key: Located<String>
        var value: String
        var first: TranslatableText
        var firstKey: Located<String>
        var firstValue: String
    }

    /// The texts of a definition whose keys already belong to different texts.
    static func clashes(in definition: CheckedDefinition) -> [Clash] {
        var firsts: [String: TranslatableText] = [:]
        return definition.model.translatableTexts.filter(\.needsTranslation).compactMap { text in
            guard let key = text.key, let value = text.text?.value else { return nil }
            guard let first = firsts[key.value], let firstKey = first.key, let firstValue = first.text?.value else {
                firsts[key.value] = text
                return nil
            }
            guard firstValue != value else { return nil }

            return Clash(
                text: text,
                key: key,
                value: value,
                first: first,
                firstKey: firstKey,
                firstValue: firstValue
            )
        }
    }

    /// Returns a fix-it that gives the text a new key and copies the translations of the old key to it.
    private static func fixIt(
        replacing key: Located<String>,
        of text: TranslatableText,
        with newKey: String,
        in definition: CheckedDefinition
    ) -> FixIt? {
        guard let edit = definition.editor.replacingText(ofElementAt: key.position, with: newKey) else { return nil }

        let tables = definition.tables.strings.filter { $0[key.value] != nil }
        let copies = tables.compactMap { table in
            let translation = table[key.value]?.value ?? ""
            let mark = UntranslatedMark(subject: "\(text)", filling: translation)
            let entry = NewStringsEntry(key: newKey, value: translation, comment: mark.comment)
            return table.insertion(of: [entry], after: key.value)
        }

        // A person has to copy the key if a table has it in another form.
        let isComplete = copies.count == tables.count && !definition.tables.hasOtherForms(of: key.value)
        return FixIt("give the text the key '\(newKey)'", isSafe: isComplete, edits: [edit] + copies)
    }
}

extension TranslationTables {
    /// Whether a table has the key in a form that isn't copied: for each value of a parameter, for several numbers, or in
    /// a table that isn't part of the app.
    fileprivate func hasOtherForms(of key: String) -> Bool {
        strings.contains { $0.entries.contains { $0.key.hasPrefix(key + "-") } }
            || foreignStrings.contains { $0[key] != nil }
            || plurals.contains { $0.entries.contains { $0.key.value == key || $0.key.value.hasPrefix(key + "-") } }
    }
}
