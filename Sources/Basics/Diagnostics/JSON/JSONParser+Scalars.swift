extension JSONParser {
    /// Reads a number as it is spelled: an integer without leading zeros, and at will a fraction and an exponent.
    mutating func number() throws(JSONSyntaxError) -> String {
        let start = index
        _ = skip("-")
        if !skip("0") { try digits() }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            try digits()
        }
        if let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { throw error("a number cannot begin with '0'") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = index
        while let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { index += 1 }
        guard index > start else { throw unexpected(expecting: "a digit") }
    }
}

// MARK: - Strings

extension JSONParser {
    /// Reads a string with its quotes.
    mutating func text() throws(JSONSyntaxError) -> String {
        let start = position
        index += 1
        var content: [UInt8] = []
        while !skip("\"") {
            switch next {
            case nil: throw JSONSyntaxError(message: "no closing quote for this string; add '\"'", position: start)
            case UInt8(ascii: "\\"): content += UTF8.encode(try escape())!
            case .some(..<0x20): throw error("a string cannot hold line breaks and control characters; write '\\n'")
            case .some(let byte):
                content.append(byte)
                index += 1
            }
        }
        let text = String(decoding: content, as: UTF8.self)
        // Bytes that are not UTF-8 come out as replacement characters.
        guard text.utf8.elementsEqual(content) else {
            throw JSONSyntaxError(message: "this string is not UTF-8; save the file as UTF-8", position: start)
        }
        return text
    }

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = self
        index += 1
        defer { index += 1 }
        switch next {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard let scalar = hexadecimalEscape() else {
                throw start.error("this escape is no character; write '\\u' and four hexadecimal digits")
            }
            return scalar
        default: throw start.error("unknown escape; write '\\\\' for a backslash")
        }
    }

    /// Reads the four digits after `\u` up to the last, and a second escape after the first half of a character beyond
    /// U+FFFF.
    ///
    /// - Returns: `nil` where they are no character.
    private mutating func hexadecimalEscape() -> Unicode.Scalar? {
        guard let unit = hexadecimalDigits() else { return nil }
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
        guard bytes[(index + 1)...].starts(with: "\\u".utf8) else { return nil }
        index += 2
        guard let trail = hexadecimalDigits(), UTF16.isTrailSurrogate(trail) else { return nil }
        return Unicode.Scalar(0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(trail) & 0x3FF)
    }

    private mutating func hexadecimalDigits() -> UInt16? {
        let digits = bytes[(index + 1)...].prefix(4)
        // `UInt16` alone would accept a sign.
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        index += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
