import Basics
import IntentDefinition

/// A text for people with the key of its translations.
package struct LocalizedText: Hashable, Sendable {
    /// The text as the definition has it; a template may hold placeholders such as `${name}`.
    package var text: String
    /// The key of the translations, never empty; `nil` for a text that isn't translated.
    package var key: String?
}

extension LocalizedText {
    /// Creates a text of the file; `nil` if the file lacks it.
    init?(_ content: KeyedText) {
        guard let text = content.text?.value else { return nil }
        self.init(content, text: text)
    }

    /// Creates a text of the file, with another text in place of a missing one.
    init(_ content: KeyedText, default text: String) {
        self.init(content, text: content.text?.value ?? text)
    }

    private init(_ content: KeyedText, text: String) {
        let key = content.key?.value ?? ""
        self.init(text: text, key: key.isEmpty ? nil : key)
    }
}
