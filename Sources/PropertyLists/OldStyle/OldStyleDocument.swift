/// A parsed property list of the old style.
package struct OldStyleDocument: Sendable {
    /// The outermost value; an empty dictionary for a file without any.
    package let root: OldStyleValue
    /// Whether the file is a dictionary without braces, as `.strings` files are.
    package let isBraceless: Bool
    /// Where the comments after the last value or entry stand.
    package let commentsAtEnd: [SourceSpan]
    /// The text in UTF-8 without a byte-order mark, which spans refer to.
    package let text: [UInt8]
    /// How the file spells the text.
    package let encoding: SourceEncoding

    /// The text of a span, as the file has it.
    package func source(of span: SourceSpan) -> String {
        String(decoding: text[span.bytes], as: UTF8.self)
    }
}
