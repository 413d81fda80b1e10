import Basics
import DefinitionChecks
import PropertyLists

extension FuzzTarget {
    /// Property lists in XML, in any encoding: what is read is written so that it reads the same.
    static let propertyList = FuzzTarget(name: "property-list") { input in
        guard let tape = try reading({ () throws(PropertyListError) in try PropertyListParser().parse(input) }) else {
            return
        }
        try require(String(validating: tape.text, as: UTF8.self) != nil, "texts are UTF-8")
        let source = try require(SourceFile(path: "a", decoding: input), "a file that is read has a text")
        for node in tape.nodes {
            try require(source.offset(of: node.position) != nil, "\(node.position) is a place of the file")
            _ = source.endOfElement(at: node.position)
        }
        _ = source.positionOfAside
        try requireWritingKeeps(tape)
    }

    /// Binary property lists: their values can be written in XML, where XML can spell them.
    static let binaryPropertyList = FuzzTarget(name: "binary-property-list") { input in
        let value = try reading { () throws(PropertyListError) in try BinaryPropertyListParser().parse(input) }
        guard let value, value.isSpelledInXML else { return }
        let written = PropertyListWriter().bytes(of: value)
        try requireWritingKeeps(try PropertyListParser().parse(written))
    }

    /// Property lists of the old style: each value stands inside the one that holds it.
    static let oldStylePropertyList = FuzzTarget(name: "old-style-property-list") { input in
        guard let document = try reading({ () throws(PropertyListError) in try OldStyleParser().parse(input) }) else {
            return
        }
        try require(document.root, isInside: 0..<document.text.count)
    }

    /// The property lists of bundles.
    static let infoPropertyList = FuzzTarget(name: "info-property-list") { input in
        _ = try reading { () throws(PropertyListError) in try InfoPropertyList(input) }
    }
}

private func requireWritingKeeps(_ tape: PropertyListTape) throws {
    let written = PropertyListWriter().bytes(of: tape.value(at: 0))
    let again = try PropertyListParser().parse(written)
    try require(again.text == tape.text, "the texts that were written are those that are read")
    try require(again.nodes.map(\.kind) == tape.nodes.map(\.kind), "what was written is what is read")
    try require(PropertyListWriter().bytes(of: again.value(at: 0)) == written, "what is read is written the same")
}

private func require(_ value: OldStyleValue, isInside outer: Range<Int>) throws {
    let bytes = value.span.bytes
    try require(outer.clamped(to: bytes) == bytes, "\(bytes) is inside \(outer)")
    try require(value.span.start <= value.span.end, "\(value.span.start) is not after \(value.span.end)")
    for element in value.elements ?? [] { try require(element, isInside: bytes) }
    for entry in value.entries ?? [] {
        try require(bytes.clamped(to: entry.span.bytes) == entry.span.bytes, "an entry is inside its dictionary")
        try require(entry.value, isInside: entry.span.bytes)
    }
}
