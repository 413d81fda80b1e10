/// A position in a text: line and column, both starting from 1.
///
/// A column is one more than the number of UTF-8 bytes before the position in its line. For a file in another encoding,
/// the bytes of its text in UTF-8 count.
package struct SourcePosition: Hashable, Sendable {
    /// The line, starting from 1.
    package var line: UInt32
    /// The column in UTF-8 bytes, starting from 1.
    package var column: UInt32

    /// Creates a position.
    package init(line: UInt32, column: UInt32) {
        self.line = line
        self.column = column
    }

    /// The first position of a text.
    package static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
    /// Orders positions by their order in the text.
    package static func < (first: SourcePosition, second: SourcePosition) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}
