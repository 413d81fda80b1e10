import Basics
import Foundation
import PropertyLists
import TestSupport
import Testing
import Translations

@Suite("Reading tables of translations")
struct ReadingTests {
    private func table(_ text: String) throws -> StringsTable {
        try StringsTable(Array(text.utf8), file: "de.lproj/Intents.strings")
    }

    private let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <key>a1</key><string>eins</string>
        </dict>
        </plist>
        """

    @Test("entries come in the order of the file, with their places")
    func readsEntries() throws {
        let table = try table("/* Title */\n\"b2\" = \"Zwei\";\n\n  \"a1\" = \"Größe\";\n")
        #expect(table.entries.map(\.key) == ["b2", "a1"])
        #expect(table.entries.map(\.value) == ["Zwei", "Größe"])
        #expect(table.entries.map(\.keyPosition.line) == [2, 4])
        #expect(table.entries.map(\.valuePosition.column) == [8, 10])
        #expect(table.format == .text)
        #expect(table.encoding == .utf8(hasMark: false))
    }

    @Test(
        "the comment directly before an entry is its own",
        arguments: [
            ("/* Title */\n\"a\" = \"b\";", "Title"), ("// Title\n\"a\" = \"b\";", "Title"),
            ("/* Title */ a = b;", "Title"),
            ("// One\n// two\na = b;", "One\ntwo"), ("/* Header */\n\n/* Title */\na = b;", "Title"),
            ("/* Header */\n\na = b;", nil), ("/**/a = b;", ""), ("a = b;", nil),
        ]
    )
    func readsComments(text: String, comment: String?) throws {
        #expect(try table(text).entries.first?.comment == comment)
    }

    @Test("a comment on the line of an entry doesn't belong to the next one")
    func readsTrailingComments() throws {
        #expect(try table("a = b; // of a\nc = d; /* of c */\n").entries.map(\.comment) == [nil, nil])
    }

    @Test("the parts of an entry are those of the text")
    func givesParts() throws {
        let table = try table("\"k\"  =  \"v\" ; short;")
        let sources = try table.entries.map { try #require($0.source) }
        let parts = sources.map { source in
            [source.key, source.value, source.entry].map { String(decoding: table.text[$0.bytes], as: UTF8.self) }
        }
        #expect(parts == [["\"k\"", "\"v\"", "\"k\"  =  \"v\" ;"], ["short", "short", "short;"]])
    }

    @Test("the last of several values counts, and all are listed")
    func listsDuplicates() throws {
        let table = try table("a = 1; b = 2; a = 3; c = 4; b = 5; a = 6;")
        #expect(table["a"]?.value == "6")
        #expect(table["z"] == nil)
        #expect(table.duplicates == [[0, 2, 5], [1, 4]])
    }

    @Test(
        "a table is read in each encoding",
        arguments: [
            ([0xEF, 0xBB, 0xBF], String.Encoding.utf8, SourceEncoding.utf8(hasMark: true)),
            ([0xFF, 0xFE], .utf16LittleEndian, .utf16(isBigEndian: false, hasMark: true)),
            ([], .utf16LittleEndian, .utf16(isBigEndian: false, hasMark: false)),
            ([0xFE, 0xFF], .utf16BigEndian, .utf16(isBigEndian: true, hasMark: true)),
            ([], .utf16BigEndian, .utf16(isBigEndian: true, hasMark: false)),
        ] as [([UInt8], String.Encoding, SourceEncoding)]
    )
    func readsEncodings(mark: [UInt8], encoding: String.Encoding, expected: SourceEncoding) throws {
        let text = "/* ü */\n\"a\" = \"日😀\";\n"
        let file = try mark + [UInt8](#require(text.data(using: encoding)))
        let table = try StringsTable(file, file: "a.strings")
        #expect(table.entries.map(\.value) == ["日😀"])
        #expect(table.encoding == expected)
        #expect(table.utf8File == Array(text.utf8))
    }

    @Test("a table in XML is read")
    func readsXML() throws {
        let table = try table(xml)
        #expect(table.format == .xml)
        #expect(table["a1"]?.value == "eins")
        #expect(table["a1"]?.keyPosition == SourcePosition(line: 4, column: 3))
        #expect(table["a1"]?.source == nil)
        #expect(table.utf8File == nil)
    }

    @Test("a binary table is read, and can be written as text")
    func readsBinary() throws {
        let file = try PropertyListSerialization.data(fromPropertyList: ["a1": "eins"], format: .binary, options: 0)
        let table = try StringsTable([UInt8](file), file: "a.strings")
        #expect(table.format == .binary)
        #expect(table.encoding == nil)
        #expect(table["a1"]?.value == "eins")
        #expect(table.utf8File == Array("\"a1\" = \"eins\";\n".utf8))
    }

    @Test("an empty file is an empty table", arguments: ["", "\n", "/* nothing yet */", "{}"])
    func readsEmpty(text: String) throws {
        #expect(try table(text).entries.isEmpty)
    }

    @Test("a value that isn't a string is reported, and the others are read")
    func reportsOddValues() throws {
        let table = try table("a = 1;\nb = (2);\nc = 3;")
        #expect(table.entries.map(\.key) == ["a", "c"])
        #expect(
            table.issues.map(\.message) == [
                "the value of 'b' isn't a string; a table of translations contains only strings"
            ]
        )
        #expect(table.issues.map(\.position) == [SourcePosition(line: 2, column: 5)])
    }

    @Test(
        "a file that isn't a table is refused",
        arguments: [
            ("( a )", "the file isn't a table of translations but an array; write entries as \"key\" = \"value\";"),
            ("hello", "the file isn't a table of translations but a string; write entries as \"key\" = \"value\";"),
            (
                "( a, \"b",
                "the file isn't a table of translations but an array; write entries as \"key\" = \"value\";"
            ),
            ("<plist><array><wrong", "the file isn't a table of translations: its <plist> doesn't contain a <dict>"),
            ("<plist><array/></plist>", "the file isn't a table of translations: its <plist> doesn't contain a <dict>"),
            (
                "\"a\" = \"b\"\n\"c\" = \"d\";", "';' is missing after the value of 'a'"
            ),
        ]
    )
    func refusesOthers(text: String, message: String) {
        let error = #expect(throws: PropertyListError.self) { try table(text) }
        #expect(error?.message == message)
    }

    @Test("an unfinished merge is reported as one, also at the start")
    func reportsConflict() {
        let error = #expect(throws: PropertyListError.self) { try table("<<<<<<< ours\na = b;\n=======\n>>>>>>> x\n") }
        #expect(error?.id == .vcsConflict)
    }

    @Test(
        "a path shows language and name",
        arguments: [
            ("App/de.lproj/Intents.strings", "de", "Intents", "strings"),
            ("pt-BR.lproj/My Table.stringsdict", "pt-BR", "My Table", "stringsdict"),
            ("Base.lproj/Intents.intentdefinition", "Base", "Intents", "intentdefinition"),
            ("de.lproj/Sub/A.b.strings", nil, "A.b", "strings"), ("Intents.strings", nil, "Intents", "strings"),
            (".lproj/README", nil, "README", ""), ("", nil, "", ""), (".strings", nil, ".strings", ""),
        ]
    )
    func readsPaths(path: String, language: String?, name: String, pathExtension: String) {
        let path = LocalizedPath(path)
        #expect(path.language == language)
        #expect(path.baseName == name)
        #expect(path.pathExtension == pathExtension)
    }

    @Test("every real table is read whole", .needsCorpus, arguments: Corpus.files(withExtension: "strings"))
    func readsRealTables(file: Corpus.File) throws {
        let table = try StringsTable(file.bytes(), file: file.path)
        #expect(table.issues.isEmpty)
        #expect(!table.entries.isEmpty)
        #expect(table.path.language != nil)
        let real = try PropertyListSerialization.propertyList(from: Data(file.bytes()), format: nil)
        #expect(real as? [String: String] == Dictionary(table.entries.map { ($0.key, $0.value) }) { $1 })
    }
}
