import PropertyLists
import TestSupport
import Testing

@Suite("Known keys")
struct KeyTableTests {
    private static func numbers(of keys: [String], in table: PropertyListKeyTable) throws -> [UInt16] {
        let entries = keys.map { "<key>\($0)</key><true/>" }.joined()
        let tape = try PropertyListParser(keys: table).parse(Array("<plist><dict>\(entries)</dict></plist>".utf8))
        return tape.nodes.filter { $0.kind == .key }.map(\.key)
    }

    @Test("a known key has its number, and any other key doesn't have one")
    func numbersKeys() throws {
        let table = PropertyListKeyTable(["INIntents", "", "INEnums", "a", "é", "INIntentParameters"])
        let keys = ["INIntentParameters", "INEnums", "INEnum", "IMEnums", "a", "é", "e\u{301}", "", "INIntents"]
        #expect(try Self.numbers(of: keys, in: table) == [5, 2, .max, .max, 3, 4, .max, 1, 0])
    }

    @Test("an empty table knows no key")
    func knowsNothing() throws {
        #expect(try Self.numbers(of: ["a", ""], in: PropertyListKeyTable([])) == [.max, .max])
    }

    @Test("values have no number")
    func numbersKeysOnly() throws {
        let parser = PropertyListParser(keys: PropertyListKeyTable(["a"]))
        let tape = try parser.parse(Array("<plist><array><string>a</string></array></plist>".utf8))
        #expect(tape.nodes.map(\.key) == [PropertyListKeyTable.unknown, PropertyListKeyTable.unknown])
    }

    @Test("keys are distinguished no matter how much they have in common", arguments: SeededRandom.seeds(20))
    func numbersSimilarKeys(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        // With few letters and equal endings many keys have the same hash or neighboring ones.
        var keys: Set<String> = []
        while keys.count < 2_000 {
            let letters = (0..<Int.random(in: 0...14, using: &random)).map { _ in "ab".randomElement(using: &random)! }
            keys.insert(String(letters) + ["", "DisplayNameID"].randomElement(using: &random)!)
        }
        let all = keys.sorted().shuffled(using: &random)
        let known = Array(all.prefix(1_000))
        let expected = all.indices.map { $0 < known.count ? UInt16($0) : .max }
        #expect(try Self.numbers(of: all, in: PropertyListKeyTable(known)) == expected)
    }
}
