/// A value of an old-style property list, with its place.
package struct OldStyleValue: Hashable, Sendable {
    /// The content of a value. In the grammar, numbers, Booleans and dates are strings.
    package indirect enum Content: Hashable, Sendable {
        case string(String)
        case data([UInt8])
        case array([OldStyleValue])
        /// The entries in the order of the file, those with equal keys included.
        case dictionary([OldStyleEntry])
    }

    /// The content.
    package var content: Content
    /// The whole value, quotes and brackets included.
    package var span: SourceSpan

    /// Creates a value.
    package init(_ content: Content, span: SourceSpan) {
        self.content = content
        self.span = span
    }

    /// The text, if the value is a string.
    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The elements, if the value is an array.
    package var elements: [OldStyleValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The entries, if the value is a dictionary.
    package var entries: [OldStyleEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// The kind of the value, for messages.
    package var kindName: String {
        switch content {
        case .string: "a string"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}

/// A key of a dictionary and its value.
package struct OldStyleEntry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The key, quotes included.
    package var keySpan: SourceSpan
    /// The value. In the short form `key;`, it is the key, with the same span.
    package var value: OldStyleValue
    /// The entry, from its key to its semicolon.
    package var span: SourceSpan
    /// The comments between the previous entry and this one.
    package var comments: [SourceSpan]

    /// Whether the entry is written in the short form `key;`.
    package var isShort: Bool { value.span == keySpan }
}
