import Testing

@testable import CodeGeneration

@Suite("the lines of a comment")
struct CommentLinesTests {
    private func lines(_ text: String) -> [String] {
        var lines = CommentLines(text)
        var result: [String] = []
        repeat {
            var bytes: [UInt8] = []
            lines.appendNext(to: &bytes)
            result.append(String(decoding: bytes, as: UTF8.self))
        } while !lines.isAtEnd
        return result
    }

    @Test(
        "every character that may end a line starts a new one",
        arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"]
    )
    func lineBreak(_ lineBreak: String) {
        #expect(lines("é one\(lineBreak)two 🍲\(lineBreak)") == [" é one", " two 🍲", ""])
        #expect(lines("\(lineBreak)\(lineBreak)x") == ["", "", " x"])
    }

    @Test(
        "hidden characters are shown as U+FFFD",
        arguments: (0...0x10_FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init).filter(\.isNotSeen)
    )
    func hidden(_ scalar: Unicode.Scalar) {
        #expect(lines("ä\(Character(scalar))\(Character(scalar))b") == [" ä\u{FFFD}\u{FFFD}b"])
    }

    @Test(
        "all other text is left as it is",
        arguments: [
            "", "plain", "a\tb", "“é” – ‘ü’ … ½ ٣ ×", "日本語 🍲 👨‍👩‍👧", "/// */ \\(x)", "\u{A0}\u{A9}\u{F7}\u{601}\u{FEFE}",
        ]
    )
    func plain(_ text: String) {
        #expect(lines(text) == [text.isEmpty ? "" : " " + text])
    }

    @Test("spaces at the end of a line are dropped")
    func trailingSpaces() {
        #expect(lines("one  \n  \n  two ") == [" one", "", "   two"])
    }
}

extension Unicode.Scalar {
    fileprivate var isNotSeen: Bool {
        let isControl = properties.generalCategory == .control
        return (isControl && value != 0x09 && !(0x0A...0x0D).contains(value) && value != 0x85)
            || properties.isBidiControl || value == 0xFEFF
    }
}
