import Basics

/// The encoding that an XML declaration names.
struct EncodingDeclaration {
    /// The name of the encoding.
    let name: String
    /// The place of the name.
    let position: SourcePosition

    /// Whether the encoding has units of two or four bytes. A declaration that is readable as ASCII contradicts it.
    var namesWideUnits: Bool {
        let name = name.uppercased()
        return ["UTF-16", "UTF-32", "UCS-", "ISO-10646"].contains { name.hasPrefix($0) }
    }

    /// Finds the declaration in the first bytes of a file.
    init?(in head: Bytes) {
        guard head.has("<?xml"), let end = head.offset(of: .greaterThan, in: 0..<head.count) else { return nil }
        var offset = 0
        while offset < end, !head.has("encoding", at: offset) { offset += 1 }
        offset = head.offsetAfterBlanks(from: offset + "encoding".utf8.count)
        guard offset < end, head[offset] == UInt8(ascii: "=") else { return nil }
        offset = head.offsetAfterBlanks(from: offset + 1)

        guard offset < end, head[offset] == UInt8(ascii: "\"") || head[offset] == UInt8(ascii: "'"),
            let nameEnd = head.offset(of: head[offset], in: offset + 1..<end)
        else { return nil }

        name = head.part(offset + 1..<nameEnd).excerpt()
        position = head.position(of: offset + 1)
    }
}
