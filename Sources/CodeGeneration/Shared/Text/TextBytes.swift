// Generic collection methods read a text's UTF-8 view byte by byte. Its buffer is faster, since it is contiguous.

extension [UInt8] {
    /// Appends the bytes of a text.
    package mutating func append(text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}

extension String {
    /// Whether all bytes of the text meet a condition.
    package func hasBytes(thatAll condition: (UInt8) -> Bool) -> Bool {
        var text = self
        return text.withUTF8 { $0.allSatisfy(condition) }
    }
}
