/// A place in a text: its line and its column, both counted from 1.
///
/// A column counts the UTF-8 bytes before the place in its line, plus one; for a file in another encoding, the bytes
/// of its text converted to UTF-8.
package struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    package var line: UInt32
    /// The column in UTF-8 bytes, from 1.
    package var column: UInt32

    /// Creates a position.
    package init(line: UInt32, column: UInt32) {
        self.line = line
        self.column = column
    }

    /// The first place of a text.
    package static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
    /// Orders positions as they stand in the text.
    package static func < (first: SourcePosition, second: SourcePosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}
