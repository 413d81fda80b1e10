/// A value of a property list of the old style, with its place.
package struct OldStyleValue: Hashable, Sendable {
    /// What a value holds. The grammar has no numbers, truth values or dates: they are strings.
    package indirect enum Content: Hashable, Sendable {
        case string(String)
        case data([UInt8])
        case array([OldStyleValue])
        /// The entries in the order of the file, those with equal keys included.
        case dictionary([OldStyleEntry])
    }

    /// The content.
    package var content: Content
    /// Where it stands, quotes and brackets included.
    package var span: SourceSpan

    /// Creates a value.
    package init(_ content: Content, span: SourceSpan) {
        self.content = content
        self.span = span
    }

    /// The text, where the value is a string.
    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The elements, where the value is an array.
    package var elements: [OldStyleValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The entries, where the value is a dictionary.
    package var entries: [OldStyleEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// What the value is, for messages.
    package var kindName: String {
        switch content {
        case .string: "a text"
        case .data: "data"
        case .array: "a list"
        case .dictionary: "a dictionary"
        }
    }
}

/// A key of a dictionary and its value.
package struct OldStyleEntry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Where the key stands, quotes included.
    package var keySpan: SourceSpan
    /// The value. In the short form `key;` it is the key, and its span is that of the key.
    package var value: OldStyleValue
    /// Where the entry stands, from its key to its semicolon.
    package var span: SourceSpan
    /// Where the comments between the entry before and this one stand.
    package var comments: [SourceSpan]

    /// Whether the entry is written in the short form `key;`.
    package var isShort: Bool { value.span == keySpan }
}
