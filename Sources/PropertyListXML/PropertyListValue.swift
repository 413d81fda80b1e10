public import DefinitionDiagnostics

/// A property list value of any type with its place: for parts of a file that have no model of their own.
public struct PropertyListValue: Hashable, Sendable {
    /// A key of a dictionary and its value.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The place of the `<key>` element.
        public var keyPosition: SourcePosition
        /// The value.
        public var value: PropertyListValue

        /// Creates an entry.
        public init(key: String, keyPosition: SourcePosition, value: PropertyListValue) {
            self.key = key
            self.keyPosition = keyPosition
            self.value = value
        }
    }

    /// The content of a value. Numbers, dates and data keep the text of the file, so that it can be written back.
    public indirect enum Content: Hashable, Sendable {
        case string(String)
        case integer(String)
        case real(String)
        case boolean(Bool)
        case date(String)
        case data(String)
        case array([PropertyListValue])
        case dictionary([Entry])
    }

    /// The content.
    public var content: Content
    /// The place of the element's `<`.
    public var position: SourcePosition

    /// Creates a value.
    public init(_ content: Content, at position: SourcePosition = .start) {
        self.content = content
        self.position = position
    }
}
