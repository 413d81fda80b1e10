/// The replacement of a part of a table's text.
public struct StringsEdit: Hashable, Sendable {
    /// The offsets in the table's text that are replaced; an empty range for an insertion.
    public var range: Range<Int>
    /// What takes their place.
    public var replacement: String

    /// Creates an edit.
    public init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

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
