import Basics
import Testing

@Suite struct ExcerptTests {
    /// The finding at a place of a text, rendered with its excerpt.
    private func render(
        _ text: String,
        line: UInt32 = 1,
        column: UInt32,
        endColumn: UInt32? = nil,
        endLine: UInt32? = nil,
        width: Int = 100
    ) -> [String] {
        let end = endColumn.map { SourcePosition(line: endLine ?? line, column: $0) }
        let location = SourceLocation(file: "A", position: SourcePosition(line: line, column: column), end: end)
        let finding = Diagnostic(.error, .enumZero, message: "m", at: location)
        var sources = SourceLibrary { SourceFile(path: $0, utf8: Array(text.utf8)) }
        let lines = ExcerptRendering(width: width).text(of: finding, sources: &sources).split(separator: "\n")
        #expect(lines.first == "A:\(line):\(column): error: m [enum-zero]")
        return lines.dropFirst().map(String.init)
    }

    @Test("the line follows the finding without its indentation, with a marker below the part that is meant")
    func mark() {
        #expect(
            render("<a>\n\t<string>Sise</string>\n", line: 2, column: 2, endColumn: 23) == [
                "  2 | <string>Sise</string>", "    | ^~~~~~~~~~~~~~~~~~~~~",
            ]
        )
    }

    @Test("without an end, and at the end of a line, the mark is one column wide", arguments: [UInt32(3), 5])
    func caret(column: UInt32) {
        let indentation = String(repeating: " ", count: Int(column) - 1)
        #expect(render("abcd", column: column) == ["  1 | abcd", "    | \(indentation)^"])
    }

    @Test("a range of several lines is marked to the end of its first line")
    func severalLines() {
        #expect(render("<a>x\ny</a>", column: 4, endColumn: 6, endLine: 2) == ["  1 | <a>x", "    |    ^"])
    }

    @Test(
        "tabs, wide characters, emoji and combining marks do not move the mark",
        arguments: [
            ("\"a\tb\"<c/>", "\"a  b\"<c/>", 6), ("「スープ」<c/>", "「スープ」<c/>", 10), ("한국<c/>", "한국<c/>", 4),
            ("👩‍🍳🇨🇭<c/>", "👩‍🍳🇨🇭<c/>", 4), ("e\u{301}e<c/>", "e\u{301}e<c/>", 2), ("❤️1<c/>", "❤️1<c/>", 3),
            ("a\u{200B}b<c/>", "a\\u{200B}b<c/>", 10), ("a\u{1B}<c/>", "a\\u{1B}<c/>", 7), ("ａ<c/>", "ａ<c/>", 2),
        ]
    )
    func widths(line: String, shown: String, columns: Int) {
        let start = line.utf8.count - "<c/>".utf8.count
        let rendered = render(line, column: UInt32(start + 1), endColumn: UInt32(start + 5))
        #expect(rendered == ["  1 | \(shown)", "    | \(String(repeating: " ", count: columns))^~~~"])
    }

    @Test("of a long line the part around the mark is shown")
    func longLine() {
        let line = String(repeating: "a", count: 60) + "<b/>" + String(repeating: "c", count: 60)
        let rendered = render(line, column: 61, endColumn: 65, width: 36)
        #expect(rendered == ["  1 | …aaaaaaaaa<b/>ccccccccccccccc…", "    |           ^~~~"])
        #expect(rendered.allSatisfy { $0.count <= 36 })
    }

    @Test("a mark that is longer than the line may be is cut off with it")
    func longMark() {
        let line = "<b>" + String(repeating: "x", count: 200) + "</b>"
        let rendered = render(line, column: 1, endColumn: UInt32(line.utf8.count + 1), width: 40)
        #expect(rendered.count == 2)
        #expect(rendered.allSatisfy { $0.count <= 40 })
        #expect(rendered.first?.hasSuffix("…") == true)
    }

    @Test("a position outside of the text, and a file that can't be read, have no excerpt")
    func noExcerpt() {
        #expect(render("abc", line: 2, column: 1) == [])
        #expect(render("abc", column: 9) == [])
        var sources = SourceLibrary { _ in nil }
        let location = SourceLocation(file: "A", position: .start)
        let finding = Diagnostic(.error, .enumZero, message: "m", at: location)
        #expect(ExcerptRendering().text(of: finding, sources: &sources) == "A:1:1: error: m [enum-zero]")
    }

    @Test("notes have excerpts of their own, fix-its a line, and on a terminal the marks are colored")
    func notesAndFixIts() {
        let place = SourceLocation(file: "A", position: SourcePosition(line: 1, column: 2))
        let finding = Diagnostic(
            .warning,
            .enumZero,
            message: "m",
            at: place,
            notes: [Diagnostic.Note("n", at: SourceLocation(file: "B", position: .start))],
            fixIts: [FixIt("set it to 3", isSafe: true, edits: []), FixIt("rename it", isSafe: false, edits: [])]
        )
        var sources = SourceLibrary { SourceFile(path: $0, utf8: Array("in \($0)".utf8)) }
        #expect(
            ExcerptRendering(isColored: true).text(of: finding, sources: &sources) == """
                A:1:2: \u{1B}[1;35mwarning:\u{1B}[0m m [enum-zero]
                  1 | in A
                    |  \u{1B}[1;35m^\u{1B}[0m
                B:1:1: \u{1B}[1;34mnote:\u{1B}[0m n
                  1 | in B
                    | \u{1B}[1;34m^\u{1B}[0m
                  fix: set it to 3
                  suggestion: rename it
                """
        )
    }

    @Test("bytes that aren't UTF-8 do no harm")
    func invalidText() {
        let bytes: [UInt8] = [0x61, 0xFF, 0xFE, 0x62]
        var sources = SourceLibrary { SourceFile(path: $0, utf8: bytes) }
        for column in UInt32(1)...5 {
            let location = SourceLocation(file: "A", position: SourcePosition(line: 1, column: column))
            let finding = Diagnostic(.error, .enumZero, message: "m", at: location)
            #expect(ExcerptRendering().text(of: finding, sources: &sources).contains("^"))
        }
    }
}
