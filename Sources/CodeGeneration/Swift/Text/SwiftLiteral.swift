extension SourceText.StringInterpolation {
    /// Appends any text as a string literal of one line.
    ///
    /// What could end the literal, end the line or hide a part of it is escaped; the literal's value is the text.
    mutating func appendInterpolation(literal text: String) {
        appendLiteral("\"")
        if text.hasBytes(thatAll: \.standsForItselfInLiteral) {
            appendLiteral(text)
        } else {
            for scalar in text.unicodeScalars { append(scalar) }
        }
        appendLiteral("\"")
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\\": appendLiteral("\\\\")
        case "\"": appendLiteral("\\\"")
        case "\n": appendLiteral("\\n")
        case "\r": appendLiteral("\\r")
        case "\t": appendLiteral("\\t")
        case _ where scalar.isUnsafeInComment:
            appendLiteral("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        default: appendLiteral(String(scalar))
        }
    }
}

extension UInt8 {
    /// Whether the byte is a printable one of ASCII that means nothing to a literal.
    fileprivate var standsForItselfInLiteral: Bool {
        switch self {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
        default: (0x20...0x7E).contains(self)
        }
    }
}
