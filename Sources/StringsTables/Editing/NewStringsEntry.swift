/// A translation that is to be added to a table.
public struct NewStringsEntry: Hashable, Sendable {
    /// What the translation is looked up by.
    public var key: String
    /// The translation.
    public var value: String
    /// What the comment before it tells translators.
    public var comment: String?

    /// Creates an entry.
    public init(key: String, value: String, comment: String? = nil) {
        self.key = key
        self.value = value
        self.comment = comment
    }
}
