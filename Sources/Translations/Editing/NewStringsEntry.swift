/// A translation that is to be added to a table.
package struct NewStringsEntry: Hashable, Sendable {
    /// What the translation is looked up by.
    package var key: String
    /// The translation.
    package var value: String
    /// What the comment before it tells translators.
    package var comment: String?

    /// Creates an entry.
    package init(key: String, value: String, comment: String? = nil) {
        self.key = key
        self.value = value
        self.comment = comment
    }
}
