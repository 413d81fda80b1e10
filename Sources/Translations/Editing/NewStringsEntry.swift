/// A translation to add to a table.
package struct NewStringsEntry: Hashable, Sendable {
    /// The key of the translation.
    package var key: String
    /// The translation.
    package var value: String
    /// The comment before the entry, for translators.
    package var comment: String?

    /// Creates an entry.
    package init(key: String, value: String, comment: String? = nil) {
        self.key = key
        self.value = value
        self.comment = comment
    }
}
