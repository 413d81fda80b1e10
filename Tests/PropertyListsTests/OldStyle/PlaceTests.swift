import Basics
import PropertyLists
import Testing

@Suite("Places in property lists of the old style")
struct PlaceTests {
    private let text = "/* é */\n\"ü\" = {\n\tlist = (1, <0a>);\n};\n// last\nshort;\n"

    private func document(_ file: [UInt8]) throws -> OldStyleDocument {
        try OldStyleParser().parse(file)
    }

    @Test("every node's bytes are its source")
    func givesBytes() throws {
        let document = try document(Array(text.utf8))
        let entries = try #require(document.root.entries)
        #expect(entries.map { document.source(of: $0.keySpan) } == ["\"ü\"", "short"])
        #expect(entries.map { document.source(of: $0.span) } == ["\"ü\" = {\n\tlist = (1, <0a>);\n};", "short;"])
        #expect(entries.map { $0.comments.map { document.source(of: $0) } } == [["/* é */"], ["// last"]])
        let inner = try #require(entries[0].value.entries)
        #expect(document.source(of: inner[0].value.span) == "(1, <0a>)")
        #expect(inner[0].value.elements?.map { document.source(of: $0.span) } == ["1", "<0a>"])
    }

    @Test("columns count the bytes of UTF-8 from 1")
    func givesColumns() throws {
        let entry = try #require(try document(Array(text.utf8)).root.entries?.first)
        #expect(entry.keySpan.start == SourcePosition(line: 2, column: 1))
        #expect(entry.keySpan.end == SourcePosition(line: 2, column: 5))
        #expect(entry.value.span.start == SourcePosition(line: 2, column: 8))
        #expect(entry.span.end == SourcePosition(line: 4, column: 3))
        #expect(entry.value.entries?.first?.value.span.start == SourcePosition(line: 3, column: 9))
    }

    @Test("a file in UTF-16 has the places of its text in UTF-8")
    func readsUTF16() throws {
        let plain = try document(Array(text.utf8))
        let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let marked = try document([0xFF, 0xFE] + wide)
        #expect(marked.root == plain.root)
        #expect(marked.encoding == .utf16(isBigEndian: false, hasMark: true))
        #expect(marked.text == Array(text.utf8))
        #expect(try document(wide).encoding == .utf16(isBigEndian: false, hasMark: false))
    }

    @Test("a byte-order mark doesn't count in places")
    func skipsMark() throws {
        let marked = try document([0xEF, 0xBB, 0xBF] + Array(text.utf8))
        #expect(try marked.root == document(Array(text.utf8)).root)
        #expect(marked.encoding == .utf8(hasMark: true))
    }
}
