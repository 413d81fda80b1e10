import Basics
import TestSupport
import Testing

@Suite("Lines of any length")
struct LongLineTests {
    private static let mark = "<c/>"
    /// Characters of one column, two columns, none, several scalars, and control characters.
    private static let characters = ["a", "/", " ", "ü", "ス", "ー", "e\u{301}", "👩‍🍳", "❤️", "\u{200B}", "\u{1B}", "한"]

    /// Findings at columns of a line, rendered one after the other.
    private func render(_ line: String, columns: [Int], width: Int) -> [String] {
        var sources = SourceLibrary { SourceFile(path: $0, utf8: Array(line.utf8)) }
        return columns.map { column in
            let start = SourcePosition(line: 1, column: UInt32(column))
            let end = SourcePosition(line: 1, column: UInt32(column + Self.mark.utf8.count))
            let location = SourceLocation(file: "A", position: start, end: end)
            let text = ExcerptRendering(width: width).text(
                of: Diagnostic(.error, .enumZero, message: "m", at: location),
                sources: &sources
            )
            return text.split(separator: "\n").dropFirst().joined(separator: "\n")
        }
    }

    private func randomText(characterCount: Int, _ random: inout SeededRandom) -> String {
        (0..<characterCount).map { _ in Self.characters.randomElement(using: &random) ?? "" }.joined()
    }

    @Test("an excerpt doesn't depend on the text around it", arguments: [30, 60, 100])
    func independence(width: Int) throws {
        var random = SeededRandom(seed: 4)
        for _ in 0..<50 {
            let before = randomText(characterCount: 100, &random)
            let after = randomText(characterCount: 200, &random)
            let texts = ["x", "ス", "👩‍🍳", "e\u{301}"].flatMap { filler in
                [600, 20_000].map { (String(repeating: filler, count: $0) + before, filler) }
            }
            let excerpts = texts.map { text, filler in
                let line = text + Self.mark + after + String(repeating: filler, count: text.count)
                return render(line, columns: [text.utf8.count + 1], width: width)
            }
            #expect(Set(excerpts).count == 1, "\(excerpts)")
        }
    }

    @Test("the marker of an excerpt is below the part that it is about", arguments: [30, 60, 100])
    func mark(width: Int) throws {
        var random = SeededRandom(seed: 5)
        for _ in 0..<200 {
            let before = randomText(characterCount: Int.random(in: 0...400, using: &random), &random)
            let after = randomText(characterCount: Int.random(in: 0...400, using: &random), &random)
            let lines = render(before + Self.mark + after, columns: [before.utf8.count + 1], width: width)[0]
                .split(separator: "\n").map { $0.drop { $0 != "|" }.dropFirst(2) }
            try #require(lines.count == 2)
            let shownBefore = try lines[0][..<#require(lines[0].firstRange(of: Self.mark)).lowerBound]
            #expect(lines[1].prefix { $0 == " " }.count == shownBefore.map(Self.columns).reduce(0, +), "\(lines)")
            #expect(lines[1].drop { $0 == " " } == "^~~~")
            #expect(lines[0].map(Self.columns).reduce(0, +) <= width)
        }
    }

    private static func columns(of character: Character) -> Int {
        switch character {
        case "ス", "ー", "👩‍🍳", "❤️", "한": 2
        case "\u{200B}": 0
        default: 1
        }
    }

    @Test("a mark that starts in a pile of marks without a width, or between words far apart, is shown")
    func oddLines() {
        let pile = "a" + String(repeating: "\u{301}", count: 5000)
        #expect(render(pile + Self.mark + pile, columns: [pile.utf8.count + 1], width: 40)[0].contains("^~~~"))
        let gap = String(repeating: " ", count: 5000)
        let excerpt = render(gap + Self.mark + gap, columns: [gap.utf8.count + 1], width: 40)[0]
        #expect(excerpt.contains(Self.mark) && excerpt.contains("^~~~"))
    }

    /// Each form would take hours if each finding cost as much as its line.
    @Test("many findings in one line of several MB are printed in every format", .timeLimit(.minutes(5)))
    func manyFindings() {
        let elements = 60_000
        let element = "<string>スープ</string>"
        let file = SourceFile(path: "A", utf8: Array(String(repeating: element, count: elements).utf8))
        var sources = SourceLibrary { _ in file }
        let size = element.utf8.count
        let findings = stride(from: 0, to: elements, by: 40).map { index in
            let start = SourcePosition(line: 1, column: UInt32(index * size + 1))
            let end = SourcePosition(line: 1, column: start.column + UInt32(size))
            return Diagnostic(
                .warning,
                .enumZero,
                message: "m",
                at: SourceLocation(file: "A", position: start, end: end),
                fixIts: [FixIt("t", isSafe: true, edits: [TextEdit(file: "A", range: index..<index, replacement: "")])]
            )
        }
        let texts = findings.map { ExcerptRendering().text(of: $0, sources: &sources) }
        #expect(texts.allSatisfy { $0.contains(element) })
        let commands = findings.map { $0.workflowCommand(sources: &sources) }
        let unitCount = element.utf16.count
        #expect(commands.last?.contains("col=\((elements - 40) * unitCount + 1),endLine=1") == true)
        var log = SARIFLog(of: findings, by: .init(name: "t", version: "1"), rule: { _ in nil }, sources: sources)
        var byteCount = 0
        log.write { byteCount += $0.count }
        #expect(byteCount > findings.count * 100)
    }
}
