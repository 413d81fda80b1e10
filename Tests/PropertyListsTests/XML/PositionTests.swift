import Basics
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Places of nodes")
struct PositionTests {
    @Test("every node is found at its '<' with its text, in pieces of any size", arguments: SeededRandom.seeds(150))
    func findsNodes(seed: UInt64) throws {
        let document = RandomDocument(seed: seed)
        for pieceSize in [1, 2, 7, 64, 64 * 1024] {
            let tape = try PropertyListParser().parse(document.text, using: SAXParser(pieceSize: pieceSize))
            let found = tape.nodes.map {
                RandomDocument.Node(kind: $0.kind, position: $0.position, text: tape.text(of: $0))
            }
            #expect(found == document.nodes, "in pieces of \(pieceSize)")
        }
    }

    @Test("places are right beyond the first piece that is pushed")
    func findsNodesInLongFiles() throws {
        let lines = (0..<20_000).map { "<string>é\($0)</string>" }.joined(separator: "\n")
        let tape = try PropertyListParser().parse(Array("<plist><array>\n\(lines)\n</array></plist>".utf8))
        for (index, node) in tape.nodes.dropFirst().enumerated() {
            #expect(node.position == SourcePosition(line: UInt32(index + 2), column: 1))
        }
    }

    @Test("columns count bytes in a file of one long line")
    func findsNodesInOneLine() throws {
        let count = 20_000
        let text = "<plist><array>" + String(repeating: "<true/>", count: count) + "</array></plist>"
        let tape = try PropertyListParser().parse(Array(text.utf8))
        let expected = (0..<count).map { SourcePosition(line: 1, column: UInt32(15 + 7 * $0)) }
        #expect(tape.nodes.dropFirst().map(\.position) == expected)
    }

    @Test("a node ends after all that it contains")
    func linksNodes() throws {
        let text = "<plist><dict><key>a</key><array><true/><dict/></array><key>b</key><true/></dict></plist>"
        let tape = try PropertyListParser().parse(Array(text.utf8))
        #expect(tape.nodes.map(\.kind) == [.dictionary, .key, .array, .true, .dictionary, .key, .true])
        #expect(tape.nodes.map(\.end) == [7, 2, 5, 4, 5, 6, 7])
    }
}
