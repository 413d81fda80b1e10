package import Basics

/// A property list value of any type, with its place. It represents the parts of a file without a model of their own.
package struct PropertyListValue: Hashable, Sendable {
    /// A key of a dictionary and its value.
    package struct Entry: Hashable, Sendable {
        /// The key.
        package var key: String
        /// The place of the `<key>` element.
        package var keyPosition: SourcePosition
        /// The value.
        package var value: PropertyListValue

        /// Creates an entry.
        package init(key: String, keyPosition: SourcePosition, value: PropertyListValue) {
            self.key = key
            self.keyPosition = keyPosition
            self.value = value
        }
    }

    /// The content of a value. Numbers, dates and data keep their text in the file, so that it can be written back.
    package indirect enum Content: Hashable, Sendable {
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
    package var content: Content
    /// The place of the element's `<`.
    package var position: SourcePosition

    /// Creates a value.
    package init(_ content: Content, at position: SourcePosition = .start) {
        self.content = content
        self.position = position
    }
}
