import Basics
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Random input")
struct FuzzTests {
    /// Parses a file with any content, and checks the properties of every result.
    private func check(_ file: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        do throws(PropertyListError) {
            let tape = try PropertyListParser().parse(file)
            let written = PropertyListWriter().bytes(of: tape.value(at: 0))
            let again = try PropertyListParser().parse(written)
            #expect(again.text == tape.text, sourceLocation: sourceLocation)
            #expect(String(validating: tape.text, as: UTF8.self) != nil, sourceLocation: sourceLocation)
        } catch {
            #expect(!error.message.isEmpty && !error.message.contains("\n"), sourceLocation: sourceLocation)
            for position in [error.position, error.note?.position].compactMap({ $0 }) {
                expectInside(position, of: file, sourceLocation: sourceLocation)
            }
        }
    }

    private func expectInside(
        _ position: SourcePosition,
        of file: [UInt8],
        sourceLocation: Testing.SourceLocation
    ) {
        // Places in a converted file are those of its text. Only the size of the text is known here.
        let isUTF8 = !file.prefix(4).contains(where: { [0, 0xFE, 0xFF].contains($0) })
        let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.count)
        let widths = isUTF8 ? lines : [Int](repeating: file.count * 3, count: file.count + 1)
        let line = Int(position.line)
        #expect((1...widths.count).contains(line), sourceLocation: sourceLocation)
        guard widths.indices.contains(line - 1) else { return }
        #expect((1...widths[line - 1] + 1).contains(Int(position.column)), sourceLocation: sourceLocation)
    }

    @Test("random bytes are refused or read", arguments: SeededRandom.seeds(200))
    func survivesRandomBytes(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let heads = [
            "", "<", "<plist>", "<?xml version='1.0' encoding='", "<plist><dict><key>", "<!DOCTYPE plist ", "bplist",
        ]
        let marks: [[UInt8]] = [[], [], [], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE], [0]]
        for head in heads {
            let count = Int.random(in: 0..<300, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            try check(marks.randomElement(using: &random)! + Array(head.utf8) + bytes)
        }
    }

    @Test("random markup is refused or read", arguments: SeededRandom.seeds(200))
    func survivesRandomMarkup(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let tokens = [
            "<plist>", "</plist>", "<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>", "<string>",
            "</string>",
            "<true/>", "<integer>", "</integer>", "1", "&amp;", "&", ";", "&#", "<", ">", "/", "<!--", "-->",
            "<![CDATA[",
            "]]>", "<?", "?>", "<?xml ", "<!DOCTYPE ", "[", "]", "'", "\"", "=", " ", "\n", "\r", "é", "a:", "xmlns:a",
            "\u{0}", "<<<<<<< a\n", ">>>>>>> b\n", "encoding='UTF-16'", "<!ENTITY a 'b'>", "%a;",
        ]
        for _ in 0..<20 {
            let count = Int.random(in: 1..<40, using: &random)
            let text = (0..<count).map { _ in tokens.randomElement(using: &random)! }.joined()
            try check(Array(text.utf8))
            try check(Array("<plist>\(text)".utf8))
        }
    }

    @Test("documents with one wrong byte are refused or read", arguments: SeededRandom.seeds(150))
    func survivesMutations(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let document = RandomDocument(seed: seed).text
        let likely = Array("<>&;/'\"=![]-? \n\r\u{0}".utf8)
        for _ in 0..<40 {
            var file = document
            let offset = Int.random(in: file.indices, using: &random)
            let byte =
                Bool.random(using: &random)
                ? likely.randomElement(using: &random)! : .random(in: 0...255, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: file[offset] = byte
            case 1: file.insert(byte, at: offset)
            default: file.remove(at: offset)
            }
            try check(file)
        }
    }

    @Test("every beginning of a random document is refused or read", arguments: SeededRandom.seeds(10))
    func survivesTruncation(seed: UInt64) throws {
        let document = RandomDocument(seed: seed).text
        for count in 0...min(document.count, 1_500) {
            try check(Array(document.prefix(count)))
        }
    }

    @Test("files that once broke the parser are refused or read")
    func survivesFailCases() throws {
        let folder = PackageFolder.root.appendingPathComponent("Tests/PropertyListsTests/FailCases")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files {
            try check([UInt8](Data(contentsOf: file)))
        }
    }
}
