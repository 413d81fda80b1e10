import Basics
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Binary property lists")
struct BinaryPropertyListTests {
    private func binary(_ value: Any) throws -> [UInt8] {
        try [UInt8](PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    }

    private func xml(_ value: Any) throws -> [UInt8] {
        try [UInt8](PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0))
    }

    @Test(
        "a value is read",
        arguments: [
            ("text", .string("text")), ("é日😀", .string("é日😀")), ("", .string("")),
            (String(repeating: "long", count: 100), .string(String(repeating: "long", count: 100))),
            (true, .boolean(true)), (false, .boolean(false)), (0, .integer("0")), (200, .integer("200")),
            (70000, .integer("70000")), (-1, .integer("-1")), (Int.max, .integer("9223372036854775807")),
            (UInt64.max, .integer("18446744073709551615")), (2.5, .real("2.5")), (-1e300, .real("-1e+300")),
            (Data([1, 2, 3, 4]), .data("AQIDBA==")), (Data([1, 2, 3, 4, 5]), .data("AQIDBAU=")),
            (Data([0xFB, 0xFF, 0xFE]), .data("+//+")), (Data(), .data("")),
            (["a", "b"], .array([PropertyListValue(.string("a")), PropertyListValue(.string("b"))])),
        ] as [(any Sendable, PropertyListValue.Content)]
    )
    func readsValues(value: any Sendable, content: PropertyListValue.Content) throws {
        #expect(try BinaryPropertyListParser().parse(binary(value)).content == content)
    }

    @Test(
        "a date is spelled as XML spells it",
        arguments: [0, 1, -1, 86_399, 5_000_000_000, -10_000_000_000, 25_574_400]
    )
    func readsDates(seconds: Int) throws {
        let date = Date(timeIntervalSinceReferenceDate: Double(seconds))
        let formatter = ISO8601DateFormatter()
        let value = try BinaryPropertyListParser().parse(binary(date))
        #expect(value.content == .date(formatter.string(from: date)))
    }

    @Test("a dictionary has the same content as its XML", arguments: SeededRandom.seeds(50))
    func readsDictionaries(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let value = Self.dictionary(depth: 3, &random)
        let fromBinary = try PropertyListValue(reading: binary(value))
        let fromXML = try PropertyListValue(reading: xml(value))
        #expect(fromBinary.sortedWithoutPlaces == fromXML.sortedWithoutPlaces)
    }

    @Test("a cut-off file is refused or read, never a crash", arguments: SeededRandom.seeds(10))
    func survivesBeginnings(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let file = try binary(Self.dictionary(depth: 3, &random))
        for count in 0..<file.count {
            #expect(throws: PropertyListError.self) { try BinaryPropertyListParser().parse(Array(file.prefix(count))) }
        }
    }

    @Test("a file with wrong bytes is refused or read, never a crash", arguments: SeededRandom.seeds(50))
    func survivesMutations(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let file = try binary(Self.dictionary(depth: 3, &random))
        var limits = BinaryPropertyListParser.Limits()
        limits.valueCount = 10_000
        for _ in 0..<200 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let isTrailer = Bool.random(using: &random)
                let offset =
                    isTrailer
                    ? file.count - Int.random(in: 1...32, using: &random) : Int.random(in: file.indices, using: &random)
                damaged[offset] = UInt8.random(in: .min ... .max, using: &random)
            }
            do throws(PropertyListError) {
                _ = try BinaryPropertyListParser(limits: limits).parse(damaged)
            } catch {
                #expect(error.message.hasPrefix("the binary property list is damaged: "))
            }
        }
    }

    /// A file of arrays, each of which contains the next one twice.
    private func doublingFile(levels: Int) -> [UInt8] {
        let objects: [[UInt8]] = (0..<levels).map { level in [0xA2, UInt8(level + 1), UInt8(level + 1)] } + [[0x09]]
        return file(objects)
    }

    private func file(_ objects: [[UInt8]]) -> [UInt8] {
        var file = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(file.count >> 8), UInt8(file.count & 0xFF)]
            file += object
        }
        let numbers = [objects.count, 0, file.count].flatMap { number in
            (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
        }
        return file + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + numbers
    }

    @Test("a small file that represents a huge tree is refused")
    func refusesDoubling() {
        let error = #expect(throws: PropertyListError.self) {
            try BinaryPropertyListParser().parse(doublingFile(levels: 40))
        }
        #expect(error?.message.contains("more values than the limit of 1000000") == true)
    }

    @Test("a value that contains itself is refused")
    func refusesCycles() {
        let error = #expect(throws: PropertyListError.self) {
            try BinaryPropertyListParser().parse(file([[0xA1, 0x00]]))
        }
        #expect(error?.message.contains("values are nested more than 64 levels deep") == true)
    }

    @Test(
        "a file of another kind than a dictionary is refused before it is read",
        arguments: [0xA1, 0xC1, 0x51, 0x61, 0x41, 0x10, 0x09, 0x33] as [UInt8]
    )
    func refusesOtherRoots(start: UInt8) {
        // The content of the object is outside of the file.
        let error = #expect(throws: PropertyListError.self) {
            try PropertyListValue.entries(reading: file([[start, 0xFF]]), orElse: "no dictionary")
        }
        #expect(error?.message == "no dictionary")
    }

    @Test("a key that isn't a string is refused")
    func refusesOddKeys() {
        let error = #expect(throws: PropertyListError.self) {
            try BinaryPropertyListParser().parse(file([[0xD1, 0x01, 0x01], [0x09]]))
        }
        #expect(
            error?.message == "the binary property list is damaged: a key isn't a string; build it again, or restore it"
        )
    }

    private static func dictionary(depth: Int, _ random: inout SeededRandom) -> [String: Any] {
        var dictionary: [String: Any] = [:]
        for index in 0..<Int.random(in: 0...5, using: &random) {
            dictionary["key\(index)é".prefix(Int.random(in: 3...5, using: &random)).description] = value(
                depth: depth,
                &random
            )
        }
        return dictionary
    }

    private static func value(depth: Int, _ random: inout SeededRandom) -> Any {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: return Bool.random(using: &random)
        case 1: return Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<60, using: &random)
        case 2: return String(repeating: "ü", count: Int.random(in: 0...20, using: &random))
        case 3: return Data((0..<Int.random(in: 0...20, using: &random)).map { UInt8($0) })
        case 4:
            return Date(
                timeIntervalSinceReferenceDate: Double(Int.random(in: -9_999_999...999_999_999, using: &random))
            )
        case 5: return (0..<Int.random(in: 0...20, using: &random)).map { _ in value(depth: depth - 1, &random) }
        default: return dictionary(depth: depth - 1, &random)
        }
    }
}

extension PropertyListValue {
    /// The value with its dictionaries in the order of their keys and all places at the start.
    fileprivate var sortedWithoutPlaces: PropertyListValue {
        switch content {
        case .dictionary(let entries):
            let sorted = entries.sorted { $0.key < $1.key }.map { entry in
                Entry(key: entry.key, keyPosition: .start, value: entry.value.sortedWithoutPlaces)
            }
            return PropertyListValue(.dictionary(sorted))
        case .array(let elements): return PropertyListValue(.array(elements.map(\.sortedWithoutPlaces)))
        case .data(let text): return PropertyListValue(.data(text.filter { !$0.isWhitespace }))
        default: return PropertyListValue(content)
        }
    }
}
