package import Basics

/// A text for people and the key of its translations. A file may have either without the other.
package struct KeyedText: Equatable, Sendable {
    /// The text in the language of the definition; a template may hold placeholders such as `${name}`.
    package var text: Located<String>?
    /// The key of the translations.
    package var key: Located<String>?

    /// Creates a text; without arguments one that the file lacks.
    package init(_ text: Located<String>? = nil, key: Located<String>? = nil) {
        self.text = text
        self.key = key
    }
}
