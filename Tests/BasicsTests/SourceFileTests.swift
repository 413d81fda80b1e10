import Basics
import TestSupport
import Testing

@Suite struct SourceFileTests {
    private let file = SourceFile(path: "A", utf8: Array("ab\r\nüc\n\nd".utf8))

    @Test(
        "offsets and places belong together",
        arguments: [(0, 1, 1), (2, 1, 3), (4, 2, 1), (6, 2, 3), (7, 2, 4), (8, 3, 1), (9, 4, 1), (10, 4, 2)]
    )
    func places(offset: Int, line: UInt32, column: UInt32) {
        let position = SourcePosition(line: line, column: column)
        #expect(file.position(of: offset) == position)
        #expect(file.offset(of: position) == offset)
    }

    @Test("places beyond their line or the text have no offset", arguments: [(1, 4), (2, 5), (5, 1), (0, 1), (1, 0)])
    func noPlace(line: UInt32, column: UInt32) {
        #expect(file.offset(of: SourcePosition(line: line, column: column)) == nil)
    }

    @Test("lines come without their line breaks")
    func lines() {
        #expect((0...5).map { file.line($0).map { file.text(in: $0) } } == [nil, "ab", "üc", "", "d", nil])
    }

    @Test("columns in UTF-16 count code units")
    func utf16() {
        let file = SourceFile(path: "A", utf8: Array("ü🍲x".utf8))
        let columns = [1, 3, 7, 8].map { file.utf16Column(of: SourcePosition(line: 1, column: $0)) }
        #expect(columns == [1, 2, 4, 5])
    }

    @Test("columns in UTF-16 are those of the text before, wherever it stands")
    func utf16InLongTexts() {
        var random = SeededRandom(seed: 3)
        let scalars: [Unicode.Scalar] = ["a", "ü", "ス", "🍲", "\n"]
        var text = ""
        for _ in 0..<5000 { text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a") }
        text += String(repeating: "🍲ス", count: 1000)
        let file = SourceFile(path: "A", utf8: Array(text.utf8))
        for index in text.unicodeScalars.indices {
            let position = file.position(of: text.utf8.distance(from: text.startIndex, to: index))
            let before = text[..<index].unicodeScalars.reversed().prefix { $0 != "\n" }
            #expect(file.utf16Column(of: position) == before.map { $0.utf16.count }.reduce(1, +))
        }
    }

    @Test("edits count from the start of the file, and files in other encodings can't be edited")
    func edits() {
        let marked = SourceFile(path: "A", utf8: Array("ab".utf8), fileOffset: 3)
        #expect(marked.replacing(1..<2, with: "c") == TextEdit(file: "A", range: 4..<5, replacement: "c"))
        let other = SourceFile(path: "A", utf8: Array("ab".utf8), fileOffset: nil)
        #expect(other.replacing(1..<2, with: "c") == nil)
    }
}
