import Basics
import IntentDefinition
import PropertyLists
import Translations

/// A text that looks like a translation key and is shown as it is.
enum L10nTextIsKey: DefinitionRule {
    static let description = RuleDescription(
        .l10nTextIsKey,
        category: .localization,
        severity: .warning,
        summary: "a text looks like a translation key",
        explanation: RuleExplanation(
            trigger: """
                A text of the definition is one word whose parts are joined by dots, underscores or hyphens, is \
                equal to its own translation key, or is a name in camel case although a sentence is expected. It \
                isn't reported if a table for the definition's language translates it.
                """,
            importance: """
                A definition contains the texts of its own language, and the tables contain those of the others. If \
                a key was entered in place of a text, people see the key and Siri says it.
                """,
            wrong: """
                <key>INIntentDescription</key>
                <string>Order.Description</string>
                <key>INIntentDescriptionID</key>
                <string>tVvJ9c</string>
                """,
            right: """
                <key>INIntentDescription</key>
                <string>Orders a soup of the day.</string>
                <key>INIntentDescriptionID</key>
                <string>tVvJ9c</string>
                """,
            remedy: """
                Write the text itself. If you want a readable key, enter it in the field for the key (for example, \
                `INIntentDescriptionID`), and use it in the tables.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let ownTables = definition.tables.strings.filter { $0.path.language == definition.language }
        for unit in definition.translations.units {
            let text = definition.translations.texts[unit.text]
            guard let form = KeyForm(of: text), !ownTables.contains(where: { $0[unit.whole.key] != nil }) else {
                continue
            }

            findings.report(
                """
                the \(text) is '\(unit.whole.text)', which \(form.reason); write what people should read, or translate \
                it in a table for '\(definition.language)'
                """,
                at: text.position
            )
        }
    }
}

/// The reason that a text looks like a key.
private enum KeyForm {
    /// It is equal to the key of the text.
    case ownKey
    /// Its parts are joined like those of a key.
    case joined

    init?(of text: TranslatableText) {
        // A default value isn't shown as text, and the letters of a date template stand for parts of a date.
        guard text.role != .defaultValue, text.role != .dateTemplate else { return nil }
        guard let value = text.text?.value, !value.contains(where: \.isWhitespace), text.hasWords else { return nil }
        if value == text.key?.value, value.contains(where: { !$0.isLetter }) || text.isSentence {
            self = .ownKey
        } else if Self.isJoined(value, isSentence: text.isSentence) {
            self = .joined
        } else {
            return nil
        }
    }

    var reason: String {
        switch self {
        case .ownKey: "is its own key"
        case .joined: "looks like a key"
        }
    }

    private static func isJoined(_ value: String, isSentence: Bool) -> Bool {
        guard value.utf8.allSatisfy({ isOfName($0) || "._-".utf8.contains($0) }) else { return false }
        let parts = value.split(omittingEmptySubsequences: false) { "._-".contains($0) }
        guard parts.allSatisfy({ !$0.isEmpty }), let first = parts[0].first, !first.isNumber else { return false }
        guard parts.count > 1 else { return isSentence && isCamelCase(value) }
        if value.contains("."), isAddress(parts) { return false }
        if isSentence { return parts.count > 2 || !value.contains("-") }
        // Names of products and files have dots and hyphens, too, but no underscores: 'Node.js', 'Wi-Fi', 'a.txt'.
        return value.contains("_") && !value.contains(where: \.isLowercase)
            || value.contains(".") && parts.count > 2
    }

    /// Whether a word consists of at least three words, or of two that end with a kind of text.
    private static func isCamelCase(_ word: String) -> Bool {
        let humps = zip(word, word.dropFirst()).count { $0.isLowercase && $1.isUppercase }
        let endings = ["Description", "Desc", "Key", "Label", "Message", "Prompt", "Text", "Title"]
        return humps > 1 || humps == 1 && endings.contains(where: word.hasSuffix)
    }

    /// Whether the dots are those of a domain or a version.
    private static func isAddress(_ parts: [Substring]) -> Bool {
        let last = parts[parts.count - 1]
        return last.allSatisfy(\.isNumber) || ["app", "com", "de", "dev", "io", "net", "org"].contains(last)
            || parts[0] == "www"
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}

extension TranslatableText {
    /// Whether a sentence is expected.
    fileprivate var isSentence: Bool {
        switch role {
        case .description, .prompt, .unsupportedReason, .response, .conciseResponse: true
        case .title, .displayName, .subtitle, .defaultValue, .trueDisplayName, .falseDisplayName, .placeholder,
            .dateTemplate, .pronunciationHint, .synonym:
            false
        }
    }
}
