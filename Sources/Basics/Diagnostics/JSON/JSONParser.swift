/// Reads JSON as RFC 8259 defines it, with the place of every value.
///
/// What other readers let pass is an error: comments, commas before a closing bracket, numbers such as `01`, escapes
/// that are no character. A byte order mark at the start is ignored, as section 8.1 allows.
package struct JSONParser {
    /// The most arrays and objects that may enclose a value.
    static let depthLimit = 32

    let bytes: [UInt8]
    /// The place of the next byte.
    var index = 0
    private var line: UInt32 = 1
    private var lineStart = 0

    /// Reads a text that holds one value.
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

    /// The place of the next byte as line and column.
    var position: SourcePosition {
        SourcePosition(line: line, column: UInt32(index - lineStart + 1))
    }

    /// An error at the next byte.
    func error(_ message: String) -> JSONSyntaxError {
        JSONSyntaxError(message: message, position: position)
    }

    /// An error that tells what was found in place of something else.
    func unexpected(expecting expected: String) -> JSONSyntaxError {
        switch next {
        case nil: error("expected \(expected), not the end of the file")
        case UInt8(ascii: "/"), UInt8(ascii: "#"): error("expected \(expected); JSON has no comments")
        case .some(let byte) where 0x21..<0x7F ~= byte:
            error("expected \(expected), not '\(Character(Unicode.Scalar(byte)))'")
        case .some: error("expected \(expected), not a character that only strings can hold")
        }
    }

    /// Moves over the next byte if it is the given one.
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

    /// Reads what stands between two brackets, separated by commas.
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
            guard next != UInt8(ascii: closing) else { throw error("nothing follows the last comma; remove the comma") }
        }
    }
}
