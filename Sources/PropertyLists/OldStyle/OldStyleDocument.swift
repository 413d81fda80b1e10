/// A parsed old-style property list.
package struct OldStyleDocument: Sendable {
    /// The root value; an empty dictionary for an empty file.
    package let root: OldStyleValue
    /// Whether the file is a dictionary without braces, as `.strings` files are.
    package let isBraceless: Bool
    /// The comments after the last value or entry.
    package let commentsAtEnd: [SourceSpan]
    /// The text in UTF-8 without a byte-order mark, which spans refer to.
    package let text: [UInt8]
    /// The encoding of the file.
    package let encoding: SourceEncoding

    /// Returns the text of a span as in the file.
    package func source(of span: SourceSpan) -> String {
        String(decoding: text[span.bytes], as: UTF8.self)
    }
}
