/// A parser for JSON as defined by RFC 8259 that records the position of every value.
///
/// It rejects what some other parsers accept: comments, commas before a closing bracket, numbers such as `01`, and
/// escapes that aren't characters. A byte order mark at the start is ignored, as section 8.1 allows.
package struct JSONParser {
    /// The maximum nesting depth of arrays and objects.
    static let depthLimit = 32

    let bytes: [UInt8]
    /// The offset of the next byte.
    var index = 0
    private var line: UInt32 = 1
    private var lineStart = 0

    /// Parses a text that contains one value.
    package static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
        var parser = JSONParser(bytes: bytes)
        parser.skipByteOrderMark()
        let node = try parser.value(depth: 0)
        parser.skipWhitespace()
        guard parser.next == nil else { throw parser.error("unexpected text after the value; remove it") }
        return node
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next byte; `nil` at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The position of the next byte.
    var position: SourcePosition {
        SourcePosition(line: line, column: UInt32(index - lineStart + 1))
    }

    /// Returns an error at the next byte.
    func error(_ message: String) -> JSONSyntaxError {
        JSONSyntaxError(message: message, position: position)
    }

    /// Returns an error that says what was found instead of something else.
    func unexpected(expecting expected: String) -> JSONSyntaxError {
        switch next {
        case nil: error("expected \(expected), not the end of the file")
        case UInt8(ascii: "/"), UInt8(ascii: "#"): error("expected \(expected); JSON has no comments")
        case .some(let byte) where 0x21..<0x7F ~= byte:
            error("expected \(expected), not '\(Character(Unicode.Scalar(byte)))'")
        case .some: error("expected \(expected), not a character that is valid only in strings")
        }
    }

    /// Skips the next byte if it is the given one.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skipByteOrderMark() {
        guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        index = 3
        lineStart = 3
    }

    private mutating func skipWhitespace() {
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
            case UInt8(ascii: "\n"):
                index += 1
                line += 1
                lineStart = index
            default: return
            }
        }
    }
}

// MARK: - Values

extension JSONParser {
    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
        skipWhitespace()
        guard depth <= Self.depthLimit else { throw error("nested deeper than \(Self.depthLimit) levels") }
        let start = position
        return JSONNode(content: try content(depth: depth), position: start)
    }

    private mutating func content(depth: Int) throws(JSONSyntaxError) -> JSONNode.Content {
        switch next {
        case UInt8(ascii: "{"): .object(try members(depth: depth))
        case UInt8(ascii: "["): .array(try elements(depth: depth))
        case UInt8(ascii: "\""): .text(try text())
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): .number(try number())
        default: try literal()
        }
    }

    private mutating func literal() throws(JSONSyntaxError) -> JSONNode.Content {
        let literals: [(String, JSONNode.Content)] = [
            ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
        ]
        for (word, content) in literals where bytes[index...].starts(with: word.utf8) {
            index += word.utf8.count
            return content
        }
        throw unexpected(expecting: "a value")
    }

    private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
        var elements: [JSONNode] = []
        try items(until: "]") { (parser) throws(JSONSyntaxError) in
            elements.append(try parser.value(depth: depth + 1))
        }
        return elements
    }

    private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
        var members: [JSONMember] = []
        try items(until: "}") { (parser) throws(JSONSyntaxError) in
            let start = parser.position
            guard parser.next == UInt8(ascii: "\"") else {
                throw parser.unexpected(expecting: "a key in double quotes")
            }
            let name = try parser.text()
            parser.skipWhitespace()
            guard parser.skip(":") else { throw parser.unexpected(expecting: "':' after the key") }
            members.append(JSONMember(name: name, namePosition: start, value: try parser.value(depth: depth + 1)))
        }
        return members
    }

    /// Reads the items between two brackets, separated by commas.
    private mutating func items(
        until closing: Unicode.Scalar,
        _ readItem: (inout JSONParser) throws(JSONSyntaxError) -> Void
    ) throws(JSONSyntaxError) {
        index += 1
        skipWhitespace()
        if skip(closing) { return }
        while true {
            try readItem(&self)
            skipWhitespace()
            if skip(closing) { return }
            guard skip(",") else { throw unexpected(expecting: "',' or '\(closing)'") }
            skipWhitespace()
            guard next != UInt8(ascii: closing) else { throw error("nothing follows the last comma; remove it") }
        }
    }
}

extension JSONParser {
    /// Reads a number as it is spelled: an integer without leading zeros, and optionally a fraction and an exponent.
    mutating func number() throws(JSONSyntaxError) -> String {
        let start = index
        _ = skip("-")
        if !skip("0") { try digits() }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            try digits()
        }
        if let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { throw error("a number can't start with '0'") }
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
    /// Reads a string, including its quotes.
    mutating func text() throws(JSONSyntaxError) -> String {
        let start = position
        index += 1
        var content: [UInt8] = []
        while !skip("\"") {
            switch next {
            case nil: throw JSONSyntaxError(message: "this string has no closing quote; add '\"'", position: start)
            case UInt8(ascii: "\\"): content += UTF8.encode(try escape())!
            case .some(..<0x20): throw error("a string can't contain line breaks or control characters; write '\\n'")
            case .some(let byte):
                content.append(byte)
                index += 1
            }
        }

        let text = String(decoding: content, as: UTF8.self)
        // Bytes that aren't UTF-8 are decoded as replacement characters.
        guard text.utf8.elementsEqual(content) else {
            throw JSONSyntaxError(message: "this string isn't UTF-8; save the file as UTF-8", position: start)
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
            return try hexadecimalEscape(from: start)
        default: throw start.error("unknown escape; write '\\\\' for a backslash")
        }
    }

    /// Reads the digits of a `\u` escape up to the last one. For a character beyond U+FFFF, reads the second escape
    /// too.
    ///
    /// - Parameter start: The parser before the escape, for errors.
    private mutating func hexadecimalEscape(from start: JSONParser) throws(JSONSyntaxError) -> Unicode.Scalar {
        guard let unit = hexadecimalDigits() else {
            throw start.error("'\\u' without four hexadecimal digits; write them, or '\\\\' for a backslash")
        }
        if let scalar = Unicode.Scalar(unit) { return scalar }

        let half = start.error(
            "this escape is one half of a character; write both, such as '\\ud83d\\ude00', or the character itself"
        )
        guard UTF16.isLeadSurrogate(unit), bytes[(index + 1)...].starts(with: "\\u".utf8) else { throw half }
        index += 2
        guard let trail = hexadecimalDigits(), UTF16.isTrailSurrogate(trail),
            let scalar = Unicode.Scalar(0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(trail) & 0x3FF)
        else { throw half }
        return scalar
    }

    private mutating func hexadecimalDigits() -> UInt16? {
        let digits = bytes[(index + 1)...].prefix(4)
        // `UInt16` alone would accept a sign.
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        index += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
