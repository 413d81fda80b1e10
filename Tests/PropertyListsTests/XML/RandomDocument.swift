import Basics
import PropertyLists
import TestSupport

/// A random property list in all variants of XML syntax, with the nodes that a parser must find in it.
struct RandomDocument {
    /// A node that a parser must find.
    struct Node: Equatable {
        var kind: PropertyListTape.Kind
        var position: SourcePosition
        var text: String
    }

    private(set) var text: [UInt8] = []
    private(set) var nodes: [Node] = []
    private var random: SeededRandom
    private let lineBreak: String

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        lineBreak = Bool.random(using: &random) ? "\n" : "\r\n"
        write("<?xml version='1.0'?>" + lineBreak)
        if chance(2) { write("<!-- ï -->" + lineBreak) }
        if chance(2) { write("<!DOCTYPE plist SYSTEM 'file://localhost/System/Library/DTDs/PropertyList.dtd'>") }
        startTag("plist")
        writeFiller()
        writeValue(depth: 0)
        writeFiller()
        write("</plist>")
        writeFiller()
    }

    /// The place of the end of the document so far, counted byte by byte.
    private var position: SourcePosition {
        let line = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return SourcePosition(line: UInt32(line.count), column: UInt32(line[line.count - 1].count + 1))
    }

    private mutating func chance(_ one: Int) -> Bool {
        Int.random(in: 0..<one, using: &random) == 0
    }

    private mutating func write(_ piece: String) {
        text.append(contentsOf: piece.utf8)
    }

    private mutating func writeValue(depth: Int) {
        let kinds: [PropertyListTape.Kind] = [
            .string, .integer, .real, .true, .false, .date, .data, .dictionary, .array, .dictionary, .array,
        ]
        switch kinds.prefix(depth < 5 ? kinds.count : 7).randomElement(using: &random)! {
        case .dictionary: writeDictionary(depth: depth)
        case .array: writeArray(depth: depth)
        case .true: writeEmpty("true", .true)
        case .false: writeEmpty("false", .false)
        case .integer: writeScalar("integer", .integer, ["0", "-12", " 0xFf\n", "18446744073709551615"])
        case .real: writeScalar("real", .real, ["1", "-0.5e3", "nan", "+.5"])
        case .date: writeScalar("date", .date, ["2024-02-29T23:59:59Z"])
        case .data: writeScalar("data", .data, ["", "\n\t", "AQ==", " A Q\n= = ", "AQID"])
        case .string, .key: writeText("string", .string, prefix: "")
        }
    }

    private mutating func writeDictionary(depth: Int) {
        guard openContainer("dict", .dictionary) else { return }
        for number in 0..<Int.random(in: 0..<5, using: &random) {
            writeText("key", .key, prefix: "\(number)")
            writeFiller()
            writeValue(depth: depth + 1)
            writeFiller()
        }
        write("</dict >")
    }

    private mutating func writeArray(depth: Int) {
        guard openContainer("array", .array) else { return }
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
            writeValue(depth: depth + 1)
            writeFiller()
        }
        write("</array>")
    }

    /// Writes the start of a container; returns whether it can have content.
    private mutating func openContainer(_ name: String, _ kind: PropertyListTape.Kind) -> Bool {
        nodes.append(Node(kind: kind, position: position, text: ""))
        let isEmpty = chance(6)
        startTag(name, isEmpty: isEmpty)
        if !isEmpty { writeFiller() }
        return !isEmpty
    }

    private mutating func writeEmpty(_ name: String, _ kind: PropertyListTape.Kind) {
        nodes.append(Node(kind: kind, position: position, text: ""))
        let isEmpty = !chance(3)
        startTag(name, isEmpty: isEmpty)
        if !isEmpty { write("\(lineBreak)</\(name)>") }
    }

    private mutating func writeScalar(_ name: String, _ kind: PropertyListTape.Kind, _ texts: [String]) {
        let content = texts.randomElement(using: &random)!
        nodes.append(Node(kind: kind, position: position, text: content))
        startTag(name)
        write(content + "</\(name)>")
    }

    private mutating func writeText(_ name: String, _ kind: PropertyListTape.Kind, prefix: String) {
        var node = Node(kind: kind, position: position, text: prefix)
        startTag(name)
        write(prefix)
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
            let long = String(repeating: "long é text ", count: 40)
            let (source, content) = [
                ("plain > text", "plain > text"), ("ünï\u{1F600}", "ünï\u{1F600}"), ("&amp;&lt;", "&<"),
                ("&#x1F600;", "\u{1F600}"), ("<![CDATA[a <b> & c]]>", "a <b> & c"), ("<!-- < -->", ""),
                (lineBreak + "\t", "\n\t"), ("<?note <x ?>", ""), (long, long),
            ].randomElement(using: &random)!
            write(source)
            node.text += content
        }
        nodes.append(node)
        write("</\(name)\(chance(5) ? lineBreak : "")>")
    }

    private mutating func startTag(_ name: String, isEmpty: Bool = false) {
        write("<\(name)")
        if chance(4) { write(" a='x > é'") }
        if chance(4) { write("\(lineBreak)\tb=\"\(lineBreak)\"") }
        if chance(4) { write(lineBreak) }
        write(isEmpty ? "/>" : ">")
    }

    /// Writes text without a meaning between tags.
    private mutating func writeFiller() {
        for _ in 0..<Int.random(in: 0..<3, using: &random) {
            write(
                [lineBreak, "\t", "  ", "<!-- <dict> é \(lineBreak) -->", "<?é <key> ?>"].randomElement(using: &random)!
            )
        }
    }
}
