package import Basics

/// A part of a text: its offsets in UTF-8 and its places.
///
/// Offsets count the bytes of the text in UTF-8 without a byte-order mark. In a UTF-8 file without a mark, they are those
/// of the file.
package struct SourceSpan: Hashable, Sendable {
    /// The offsets of the bytes, from 0.
    package var bytes: Range<Int>
    /// The place of the first byte.
    package var start: SourcePosition
    /// The place after the last byte.
    package var end: SourcePosition

    /// Returns the span from the start of this one to the end of another one, which must not come before it.
    package func through(_ last: SourceSpan) -> SourceSpan {
        SourceSpan(
            bytes: bytes.lowerBound..<max(bytes.lowerBound, last.bytes.upperBound),
            start: start,
            end: last.end
        )
    }
}
