public import PropertyListXML

/// A parsed property list of the old style.
public struct OldStyleDocument: Sendable {
    /// The outermost value; an empty dictionary for a file without any.
    public let root: OldStyleValue
    /// Whether the file is a dictionary without braces, as `.strings` files are.
    public let isBraceless: Bool
    /// Where the comments after the last value or entry stand.
    public let commentsAtEnd: [SourceSpan]
    /// The text in UTF-8 without a byte-order mark, which spans refer to.
    public let text: [UInt8]
    /// How the file spells the text.
    public let encoding: SourceEncoding

    /// The text of a span, as the file has it.
    public func source(of span: SourceSpan) -> String {
        String(decoding: text[span.bytes], as: UTF8.self)
    }
}
