/// A text for people, and the key under which its translations stand.
package struct LocalizedText: Hashable, Sendable {
    /// The text as the definition has it; a template may hold placeholders such as `${name}`.
    package var text: String
    /// The key of its translations; `nil` where it has none.
    package var key: String?

    init(_ text: String, key: String?) {
        self.text = text
        self.key = key
    }
}
