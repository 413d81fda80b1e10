extension SourceText.StringInterpolation {
    /// Appends a text as a string literal on one line.
    ///
    /// Characters that could end the literal, end the line or hide a part of it are escaped.
    mutating func appendInterpolation(literal text: String) {
        appendLiteral("\"")
        if text.hasBytes(thatAll: \.isPlainInLiteral) {
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
    /// Whether the byte is a printable ASCII character without a special meaning in literals.
    fileprivate var isPlainInLiteral: Bool {
        switch self {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
        default: (0x20...0x7E).contains(self)
        }
    }
}
