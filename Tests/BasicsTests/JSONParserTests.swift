import Testing

@testable import Basics

@Suite("JSON") struct JSONParserTests {
    private static let half =
        #"this escape is one half of a character; write both, such as '\ud83d\ude00', or the character itself"#

    private func parse(_ text: String) throws -> JSONNode {
        try JSONParser.parse(Array(text.utf8))
    }

    @Test("values keep their places, in lines and bytes")
    func places() throws {
        let node = try parse("{\n  \"ä\": [1,\r\n\ttrue]\n}")
        guard case .object(let members) = node.content, case .array(let elements) = members.first?.value.content else {
            Issue.record("no array in an object, but \(node)")
            return
        }
        #expect(node.position == .start)
        #expect(members.map(\.name) == ["ä"])
        #expect(members.map(\.namePosition) == [SourcePosition(line: 2, column: 3)])
        #expect(members.first?.value.position == SourcePosition(line: 2, column: 9))
        #expect(
            elements == [
                JSONNode(content: .number("1"), position: SourcePosition(line: 2, column: 10)),
                JSONNode(content: .boolean(true), position: SourcePosition(line: 3, column: 2)),
            ]
        )
    }

    @Test("a byte order mark doesn't count as a column")
    func byteOrderMark() throws {
        #expect(try parse("\u{FEFF}null") == JSONNode(content: .null, position: .start))
    }

    @Test(
        "numbers keep their spelling",
        arguments: ["0", "-0", "10", "1.50", "-2e3", "2E+07", "0.1e-1", "12345678901234567890"]
    )
    func numbers(spelling: String) throws {
        #expect(try parse(spelling).content == .number(spelling))
    }

    @Test(
        "escapes stand for characters",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e4\u00E4""#, "ää"), (#""\ud83c\uDF72""#, "🍲"),
            (#""a\u0000b""#, "a\0b"), ("\"\u{FFFD}\"", "\u{FFFD}"), ("\"\"", ""),
        ]
    )
    func escapes(json: String, text: String) throws {
        #expect(try parse(json).content == .text(text))
    }

    @Test(
        "invalid JSON is an error at its position",
        arguments: [
            ("", 1, 1, "expected a value, not the end of the file"),
            ("{,}", 1, 2, "expected a key in double quotes, not ','"),
            ("{\"a\" 1}", 1, 6, "expected ':' after the key, not '1'"),
            ("{'a': 1}", 1, 2, "expected a key in double quotes, not '''"),
            ("[1 2]", 1, 4, "expected ',' or ']', not '2'"),
            ("[1}", 1, 3, "expected ',' or ']', not '}'"),
            ("[1,\n]", 2, 1, "nothing follows the last comma; remove it"),
            ("{\"a\": 1,}", 1, 9, "nothing follows the last comma; remove it"),
            ("[", 1, 2, "expected a value, not the end of the file"),
            ("{}\n{}", 2, 1, "unexpected text after the value; remove it"),
            ("// why", 1, 1, "expected a value; JSON has no comments"),
            ("[1, # one\n2]", 1, 5, "expected a value; JSON has no comments"),
            ("tru", 1, 1, "expected a value, not 't'"),
            ("NaN", 1, 1, "expected a value, not 'N'"),
            ("é", 1, 1, "expected a value, not a character that is valid only in strings"),
            ("\u{A0}1", 1, 1, "expected a value, not a character that is valid only in strings"),
            ("01", 1, 2, "a number can't start with '0'"),
            ("-", 1, 2, "expected a digit, not the end of the file"),
            ("1.", 1, 3, "expected a digit, not the end of the file"),
            ("1e+", 1, 4, "expected a digit, not the end of the file"),
            (".5", 1, 1, "expected a value, not '.'"),
            ("+1", 1, 1, "expected a value, not '+'"),
            ("[\"a", 1, 2, "this string has no closing quote; add '\"'"),
            ("\"a\nb\"", 1, 3, "a string can't contain line breaks or control characters; write '\\n'"),
            (#""a\x""#, 1, 3, #"unknown escape; write '\\' for a backslash"#),
            (#""\"#, 1, 2, #"unknown escape; write '\\' for a backslash"#),
            (#""\u12""#, 1, 2, #"'\u' without four hexadecimal digits; write them, or '\\' for a backslash"#),
            (#""\u+123""#, 1, 2, #"'\u' without four hexadecimal digits; write them, or '\\' for a backslash"#),
            (#""\ud83c""#, 1, 2, JSONParserTests.half),
            (#""\ud83c\u0041""#, 1, 2, JSONParserTests.half),
            (#""\udf72""#, 1, 2, JSONParserTests.half),
        ]
    )
    func errors(json: String, line: UInt32, column: UInt32, message: String) {
        #expect(throws: JSONSyntaxError(message: message, position: SourcePosition(line: line, column: column))) {
            try parse(json)
        }
    }

    @Test("bytes that are not UTF-8 are an error at the string", arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80]])
    func encoding(bytes: [UInt8]) {
        let message = "this string isn't UTF-8; save the file as UTF-8"
        #expect(throws: JSONSyntaxError(message: message, position: SourcePosition(line: 1, column: 2))) {
            try JSONParser.parse(Array("[\"".utf8) + bytes + Array("\"]".utf8))
        }
    }

    @Test("the depth has a limit, so that no file can exhaust the stack")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try parse(nested(JSONParser.depthLimit + 1)) }
        #expect(throws: JSONSyntaxError.self) { try parse(nested(JSONParser.depthLimit + 2)) }
        #expect(throws: JSONSyntaxError.self) { try parse(String(repeating: "[{\"a\":", count: 200_000)) }
    }
}
