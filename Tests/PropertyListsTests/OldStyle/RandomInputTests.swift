import PropertyLists
import TestSupport
import Testing

@Suite("Random property lists of the old style")
struct RandomInputTests {
    /// Parses a file with any content, and checks the properties of every result.
    private func check(_ file: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        do throws(PropertyListError) {
            let document = try OldStyleParser().parse(file)
            checkSpans(of: document.root, inside: 0..<document.text.count, sourceLocation)
        } catch {
            #expect(!error.message.isEmpty && !error.message.contains("\n"), sourceLocation: sourceLocation)
        }
    }

    private func checkSpans(of value: OldStyleValue, inside outer: Range<Int>, _ location: Testing.SourceLocation) {
        let bytes = value.span.bytes
        #expect(outer.clamped(to: bytes) == bytes, sourceLocation: location)
        #expect(value.span.start <= value.span.end, sourceLocation: location)
        for element in value.elements ?? [] { checkSpans(of: element, inside: bytes, location) }
        for entry in value.entries ?? [] {
            #expect(bytes.clamped(to: entry.span.bytes) == entry.span.bytes, sourceLocation: location)
            checkSpans(of: entry.value, inside: entry.span.bytes, location)
        }
    }

    @Test("written values are read back", arguments: SeededRandom.seeds(200))
    func readsBack(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let (text, value) = RandomValue.make(depth: 4, &random)
        #expect(try plain(text) == value)
    }

    @Test("every beginning of a file is refused or read", arguments: SeededRandom.seeds(40))
    func survivesBeginnings(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let file = Array(RandomValue.make(depth: 4, &random).text.utf8)
        for count in 0...min(file.count, 600) { check(Array(file.prefix(count))) }
    }

    @Test("files with wrong bytes are refused or read", arguments: SeededRandom.seeds(100))
    func survivesMutations(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let file = Array(RandomValue.make(depth: 4, &random).text.utf8)
        let likely = Array("{}()<>;,='\"\\/* \nU0".utf8) + [0, 0xFF, 0xC3]
        for _ in 0..<60 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                damaged[Int.random(in: damaged.indices, using: &random)] = likely.randomElement(using: &random)!
            }
            check(damaged)
        }
    }

    @Test("random tokens are refused or read", arguments: SeededRandom.seeds(200))
    func survivesTokens(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let tokens = [
            "{", "}", "(", ")", "<", ">", ";", ",", "=", "a", "\"", "'", "\\", "\\U", "\\7", "//", "/*", "*/", "\n",
            " ",
            "é", "\u{2028}", "0f", "<<<<<<< a\n", "\u{0}",
        ]
        for _ in 0..<30 {
            let count = Int.random(in: 0..<40, using: &random)
            check(Array((0..<count).map { _ in tokens.randomElement(using: &random)! }.joined().utf8))
        }
    }
}

/// Random values, each with one of its spellings.
enum RandomValue {
    static func make(depth: Int, _ random: inout SeededRandom) -> (text: String, value: Plain) {
        switch Int.random(in: 0..<(depth > 0 ? 4 : 2), using: &random) {
        case 0:
            let string = string(&random)
            return (string.spelling, .text(string.text))
        case 1: return data(&random)
        case 2: return list(depth: depth, &random)
        default: return dictionary(depth: depth, &random)
        }
    }

    private static func string(_ random: inout SeededRandom) -> (spelling: String, text: String) {
        Bool.random(using: &random) ? word(&random) : quoted(&random)
    }

    private static func blank(_ random: inout SeededRandom) -> String {
        ["", " ", "\n", "\t", " /* b */ ", " // c\n"].randomElement(using: &random)!
    }

    private static func word(_ random: inout SeededRandom) -> (spelling: String, text: String) {
        let word = String(
            (0..<Int.random(in: 1...8, using: &random)).map { _ in "abZ09_$:.-".randomElement(using: &random)! }
        )
        return (word, word)
    }

    private static func quoted(_ random: inout SeededRandom) -> (spelling: String, text: String) {
        let alphabet: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\t", "\u{1}", "é", "😀", ";", "=", " "]
        var text = ""
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            text.unicodeScalars.append(alphabet.randomElement(using: &random)!)
        }
        return (text.oldStyleQuoted, text)
    }

    private static func data(_ random: inout SeededRandom) -> (text: String, value: Plain) {
        let bytes = (0..<Int.random(in: 0...5, using: &random)).map { _ in
            UInt8.random(in: .min ... .max, using: &random)
        }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) + blank(&random).filter(\.isWhitespace) }
        return ("<\(digits.joined())>", .data(bytes))
    }

    private static func list(depth: Int, _ random: inout SeededRandom) -> (text: String, value: Plain) {
        let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in make(depth: depth - 1, &random) }
        var text = "("
        for element in elements { text += blank(&random) + " " + element.text + blank(&random) + "," }
        return (text + blank(&random) + ")", .list(elements.map(\.value)))
    }

    private static func dictionary(depth: Int, _ random: inout SeededRandom) -> (text: String, value: Plain) {
        var text = "{"
        var entries: [(String, Plain)] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let key = string(&random)
            let value = make(depth: depth - 1, &random)
            text +=
                blank(&random) + key.spelling + " " + blank(&random) + "=" + blank(&random) + value.text
                + blank(&random) + ";"
            entries.append((key.text, value.value))
        }
        return (text + blank(&random) + "}", .dictionary(entries))
    }
}
