import Basics
import PropertyLists
import TestSupport
import Testing
import Translations

@Suite("Editing tables of translations")
struct EditingTests {
    /// The text after edits.
    private func apply(_ edits: [TextEdit], to table: StringsTable) -> String {
        #expect(edits.allSatisfy { $0.file == table.file })
        var text = table.text
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            text.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func table(_ text: String) throws -> StringsTable {
        try StringsTable(Array(text.utf8), file: "de.lproj/A.strings")
    }

    private let new = NewStringsEntry(key: "m", value: "\"M\"")

    @Test(
        "an entry is added in the style of the table",
        arguments: [
            ("", "\"m\" = \"\\\"M\\\"\";\n"),
            ("/* Header */\n", "/* Header */\n\"m\" = \"\\\"M\\\"\";\n"),
            ("\"z\" = \"Z\";\n\"a\" = \"A\";\n", "\"z\" = \"Z\";\n\"a\" = \"A\";\n\"m\" = \"\\\"M\\\"\";\n"),
            ("z = Z;\n\na = A; // last\n\n", "z = Z;\n\na = A; // last\n\n\"m\" = \"\\\"M\\\"\";\n\n"),
            ("z=Z;\r\na=A;", "z=Z;\r\na=A;\r\n\"m\"=\"\\\"M\\\"\";\r\n"),
            ("\"a\" = \"A\";\n\"z\" = \"Z\";\n", "\"a\" = \"A\";\n\"m\" = \"\\\"M\\\"\";\n\"z\" = \"Z\";\n"),
            (
                "/* A */\na = A;\n\n/* Z */\nz = Z;\n",
                "/* A */\na = A;\n\n\"m\" = \"\\\"M\\\"\";\n\n/* Z */\nz = Z;\n"
            ),
            ("{\n\tz = Z;\n\ta = A;\n}\n", "{\n\tz = Z;\n\ta = A;\n\t\"m\" = \"\\\"M\\\"\";\n}\n"),
        ]
    )
    func addsEntry(before: String, after: String) throws {
        let table = try table(before)
        #expect(apply(table.insertions(of: [new]), to: table) == after)
    }

    @Test("entries with comments are added with them")
    func addsComments() throws {
        let table = try table("/* Z */\nz = Z;\n\n/* A */\na = A;\n")
        let entries = ["x", "y"].map { NewStringsEntry(key: $0, value: $0, comment: "of */ \($0)") }
        let added = "\n/* of * / x */\n\"x\" = \"x\";\n\n/* of * / y */\n\"y\" = \"y\";\n"
        #expect(apply(table.insertions(of: entries), to: table) == "/* Z */\nz = Z;\n\n/* A */\na = A;\n" + added)
    }

    @Test("several entries go each to their place in a sorted table")
    func addsSorted() throws {
        let table = try table("B = 1;\nd = 2;\nF = 3;\n")
        let entries = ["g", "e", "a", "C"].map { NewStringsEntry(key: $0, value: "-") }
        let edited = try self.table(apply(table.insertions(of: entries), to: table))
        #expect(edited.entries.map(\.key) == ["a", "B", "C", "d", "e", "F", "g"])
    }

    @Test("an entry is added after another one")
    func addsAfter() throws {
        let table = try table("z = Z;\na = A;\n")
        #expect(
            apply([table.insertion(of: [new], after: "z")].compactMap(\.self), to: table)
                == "z = Z;\n\"m\" = \"\\\"M\\\"\";\na = A;\n"
        )
        let atEnd = apply([table.insertion(of: [new], after: "nowhere")].compactMap(\.self), to: table)
        #expect(atEnd == "z = Z;\na = A;\n\"m\" = \"\\\"M\\\"\";\n")
    }

    @Test(
        "an entry is removed with its comment",
        arguments: [
            ("a = A;\nb = B;\nc = C;\n", 1, "a = A;\nc = C;\n"), ("a = A;\nb = B;\n", 1, "a = A;\n"),
            ("a = A;\nb = B;\n", 0, "b = B;\n"), ("a = A;\n", 0, ""), ("a = A; b = B; c = C;", 1, "a = A; c = C;"),
            ("/* A */\na = A;\n\n/* B */\nb = B;\n\n/* C */\nc = C;\n", 1, "/* A */\na = A;\n\n/* C */\nc = C;\n"),
            ("/* A */\na = A;\n\n/* B */\nb = B;\n", 1, "/* A */\na = A;\n"),
            ("/* Header */\n\n/* A */\na = A;\nb = B;\n", 0, "/* Header */\n\nb = B;\n"),
            ("a = A; // of a\nb = B; // of b\n", 0, "b = B; // of b\n"),
            ("a = A; // of a\nb = B; // of b\n", 1, "a = A; // of a\n"),
            ("a = A;\n\n/* Section */\n\nb = B;\nc = C;\n", 0, "/* Section */\n\nb = B;\nc = C;\n"),
        ]
    )
    func removesEntry(before: String, index: Int, after: String) throws {
        let table = try table(before)
        #expect(apply(table.removals(of: [index]), to: table) == after)
    }

    /// The test would take minutes if each removal searched the whole table.
    @Test("each of many entries has a separate removal, which starts at the entry", .timeLimit(.minutes(1)))
    func removesEachOfMany() throws {
        let line = "\"k\" = \"v\";\n"
        let count = 20_000
        let table = try table(String(repeating: line, count: count))
        let starts = (0..<count).flatMap { table.removals(of: [$0]) }.map(\.range.lowerBound)
        #expect(starts.count == count)
        #expect(starts.first == 0 && starts.dropLast().last == (count - 2) * line.utf8.count)
    }

    @Test("a value is replaced at its place")
    func replacesValue() throws {
        let table = try table("a = 'A'; b;")
        #expect(
            apply([table.replacement(ofValueAt: 0, with: "x\n")].compactMap(\.self), to: table) == "a = \"x\\n\"; b;"
        )
        #expect(
            apply([table.replacement(ofValueAt: 1, with: "y")].compactMap(\.self), to: table) == "a = 'A'; b = \"y\";"
        )
    }

    @Test("edits count a byte-order mark, as they are about the file")
    func countsMark() throws {
        let marked = try StringsTable([0xEF, 0xBB, 0xBF] + Array("a = b;".utf8), file: "a.strings")
        #expect(marked.replacement(ofValueAt: 0, with: "c")?.range == 7..<8)
    }

    @Test(
        "tables that aren't text in UTF-8 aren't edited",
        arguments: [
            Array("<plist><dict><key>a</key><string>b</string></dict></plist>".utf8),
            [0xFF, 0xFE] + "a=b;".utf8.flatMap { [$0, 0] },
        ] as [[UInt8]]
    )
    func leavesOthers(file: [UInt8]) throws {
        let table = try StringsTable(file, file: "a.strings")
        #expect(table.entries.count == 1)
        #expect(table.insertions(of: [new]).isEmpty)
        #expect(table.insertion(of: [new], after: "a") == nil)
        #expect(table.removals(of: [0]).isEmpty)
        #expect(table.replacement(ofValueAt: 0, with: "c") == nil)
    }

    @Test("a written file reads back", arguments: SeededRandom.seeds(100))
    func writtenFilesReadBack(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let entries = RandomTable.entries(&random)
        let table = try StringsTable(StringsWriter.file(of: entries), file: "a.strings")
        #expect(table.entries.map(\.key) == entries.map(\.key))
        #expect(table.entries.map(\.value) == entries.map(\.value))
    }

    @Test("edits change their entries and nothing else", arguments: SeededRandom.seeds(200))
    func editsAreExact(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let table = try StringsTable(RandomTable.file(&random), file: "de.lproj/A.strings")
        let pairs = table.entries.map { [$0.key, $0.value] }

        let removed = Set(table.entries.indices.filter { _ in Bool.random(using: &random) })
        let kept = try self.table(apply(table.removals(of: removed), to: table))
        #expect(
            kept.entries.map { [$0.key, $0.value] } == pairs.indices.filter { !removed.contains($0) }.map { pairs[$0] }
        )

        let entries = RandomTable.entries(&random)
        let added = try self.table(apply(table.insertions(of: entries), to: table))
        let expected = pairs + entries.map { [$0.key, $0.value] }
        #expect(
            added.entries.map { [$0.key, $0.value] }.sorted { $0.joined() < $1.joined() }
                == expected.sorted { $0.joined() < $1.joined() }
        )

        for index in table.entries.indices.prefix(3) {
            let edit = try #require(table.replacement(ofValueAt: index, with: "neu"))
            var changed = pairs
            changed[index][1] = "neu"
            #expect(try self.table(apply([edit], to: table)).entries.map { [$0.key, $0.value] } == changed)
        }
    }

    @Test("real tables are edited exactly", .needsCorpus, arguments: Corpus.files(withExtension: "strings"))
    func editsRealTables(file: Corpus.File) throws {
        let table = try StringsTable(file.bytes(), file: file.path)
        let last = table.entries.count - 1
        let kept = try self.table(apply(table.removals(of: [0, last]), to: table))
        #expect(kept.entries.map(\.key) == table.entries.map(\.key).dropFirst().dropLast())
        let added = try self.table(apply(table.insertions(of: [new]), to: table))
        #expect(added.entries.count == table.entries.count + 1)
        #expect(added["m"]?.value == "\"M\"")
    }
}
