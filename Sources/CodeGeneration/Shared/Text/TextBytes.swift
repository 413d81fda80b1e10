// A text's UTF-8 view is taken for any collection, byte by byte, where a buffer is copied and looked through as a whole.

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
