import Basics

extension OldStyleScanner {
    /// Reads a string, with or without quotes.
    mutating func string() throws(PropertyListError) -> String {
        guard let first = next else {
            throw error("the file is cut off: a string is missing; restore the whole file, or add what is missing")
        }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quotedString(first) }
        let start = offset
        while let byte = next, byte.isPartOfPlainString { advance() }

        guard offset > start else {
            throw error(
                "unexpected '\(excerpt)'; quote strings with characters other than letters, digits and '_$/:.-'"
            )
        }
        return String(decoding: text[start..<offset], as: UTF8.self)
    }

    private mutating func quotedString(_ quote: UInt8) throws(PropertyListError) -> String {
        let open = mark()
        advance()
        var decoded: [UInt8] = []
        var plainStart = offset
        while let byte = next {
            if byte == quote {
                let plain = text[plainStart..<offset]
                advance()
                guard !decoded.isEmpty else { return String(decoding: plain, as: UTF8.self) }
                return String(decoding: decoded + plain, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\") else {
                advance()
                continue
            }

            decoded.append(contentsOf: text[plainStart..<offset])
            let character = try escapedCharacter()
            decoded.append(contentsOf: UTF8.encode(character)!)
            plainStart = offset
        }
        throw error(
            "the string that starts here isn't closed; write '\(Character(Unicode.Scalar(quote)))' at its end",
            at: open
        )
    }

    /// Reads an escape sequence, which starts with a backslash.
    private mutating func escapedCharacter() throws(PropertyListError) -> Unicode.Scalar {
        let start = offset
        advance()
        guard let byte = next else {
            throw error("the file is cut off after a '\\'; restore the whole file, or add what is missing", at: start)
        }
        if byte == UInt8(ascii: "U") { return try unicodeCharacter(from: start) }
        if byte.isOctalDigit { return try octalCharacter(from: start) }

        if let control = Self.controls[byte] {
            advance()
            return control
        }
        guard let character = text.scalar(at: offset) else {
            throw error("'\\' isn't followed by a valid character", at: start)
        }
        advance(by: UTF8.width(character))
        return character
    }

    private static let controls: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "f"): "\u{0C}",
        UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{0B}",
    ]

    /// Reads up to three octal digits: the number of a character in the encoding of NeXTSTEP.
    private mutating func octalCharacter(from start: Int) throws(PropertyListError) -> Unicode.Scalar {
        var number = 0
        while let byte = next, byte.isOctalDigit, offset < start + 4 {
            number = number * 8 + Int(byte - UInt8(ascii: "0"))
            advance()
        }
        guard let byte = UInt8(exactly: number) else {
            throw error("'\\\(String(number, radix: 8))' isn't a character; octal escapes end at '\\377'", at: start)
        }
        return NeXTSTEPEncoding.character(byte)
    }

    /// Reads `U` and up to four hexadecimal digits: a character, or half of a character whose other half is in another
    /// escape.
    private mutating func unicodeCharacter(from start: Int) throws(PropertyListError) -> Unicode.Scalar {
        let unit = try unicodeUnit(from: start)
        if let character = Unicode.Scalar(unit) { return character }
        if unit < 0xDC00, text.has("\\U", at: offset) {
            let second = offset
            advance()
            let low = try unicodeUnit(from: second)
            if 0xDC00..<0xE000 ~= low, let character = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            {
                return character
            }
        }

        let digits = String(unit, radix: 16, uppercase: true)
        throw error("'\\U\(digits)' is half a character without its other half; write the character itself", at: start)
    }

    private mutating func unicodeUnit(from start: Int) throws(PropertyListError) -> UInt32 {
        advance()
        let digits = text[offset...].prefix(4).prefix(while: \.isHexDigit)
        guard let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw error("'\\U' isn't followed by hexadecimal digits; write up to four, as in '\\U00E9'", at: start)
        }
        advance(by: digits.count)
        return unit
    }
}

extension UInt8 {
    /// Whether the byte is valid in a string without quotes.
    var isPartOfPlainString: Bool { isLetter || isDigit || Self.plainMarks.contains(self) }

    private static let plainMarks = Array("_$/:.-".utf8)

    fileprivate var isOctalDigit: Bool { self &- UInt8(ascii: "0") < 8 }
}
