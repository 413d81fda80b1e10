package import Basics

/// A part of a text: its offsets in UTF-8 and its places.
///
/// Offsets count the bytes of the text in UTF-8 without a byte-order mark; in a file in UTF-8 that has no mark they
/// are the file's own.
package struct SourceSpan: Hashable, Sendable {
    /// The offsets of the bytes, from 0.
    package var bytes: Range<Int>
    /// The place of the first byte.
    package var start: SourcePosition
    /// The place after the last byte.
    package var end: SourcePosition

    /// The part from the start of this span to the end of another that is not before it.
    package func through(_ last: SourceSpan) -> SourceSpan {
        SourceSpan(
            bytes: bytes.lowerBound..<max(bytes.lowerBound, last.bytes.upperBound),
            start: start,
            end: last.end
        )
    }
}
