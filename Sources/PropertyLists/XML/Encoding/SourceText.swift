import Basics

/// The text of a file in UTF-8 without a byte-order mark. A file in UTF-8 isn't copied.
package struct SourceText {
    private let storage: [UInt8]
    private let start: Int
    /// The encoding of the file.
    package let encoding: SourceEncoding

    /// Reads a file in the encoding that its byte-order mark, its first bytes or its XML declaration indicates, in this
    /// order.
    package init(_ file: [UInt8]) throws(PropertyListError) {
        let head = Array(file.prefix(1024))
        switch (head.first, head.dropFirst().first) {
        case _ where head.starts(with: [0xEF, 0xBB, 0xBF]):
            (storage, start, encoding) = (file, 3, .utf8(hasMark: true))
        case _ where Self.isUTF32(head):
            throw Self.unsupported("UTF-32")
        case (0xFE, 0xFF):
            (storage, start) = (try UTF16Decoder(file, isBigEndian: true).utf8(from: 2), 0)
            encoding = .utf16(isBigEndian: true, hasMark: true)
        case (0xFF, 0xFE):
            (storage, start) = (try UTF16Decoder(file, isBigEndian: false).utf8(from: 2), 0)
            encoding = .utf16(isBigEndian: false, hasMark: true)
        case (0, .some(1...)) where head.count > 3 && head[2] == 0:
            (storage, start) = (try UTF16Decoder(file, isBigEndian: true).utf8(from: 0), 0)
            encoding = .utf16(isBigEndian: true, hasMark: false)
        case (.some(1...), 0) where head.count > 3 && head[3] == 0:
            (storage, start) = (try UTF16Decoder(file, isBigEndian: false).utf8(from: 0), 0)
            encoding = .utf16(isBigEndian: false, hasMark: false)
        default:
            (storage, encoding) = try Self.decode(file, declaredIn: head)
            start = 0
        }
    }

    /// Calls a function with the text.
    package func withBytes<Result>(
        _ body: (Bytes) throws(PropertyListError) -> Result
    ) throws(PropertyListError) -> Result {
        try storage.withUnsafeBufferPointer { (storage) throws(PropertyListError) in
            try body(storage.part(start..<storage.count))
        }
    }

    /// Returns the text as a source file, for excerpts and edits.
    func sourceFile(path: String) -> SourceFile {
        let utf8 = start == 0 ? storage : Array(storage[start...])
        guard case .utf8 = encoding else { return SourceFile(path: path, utf8: utf8, fileOffset: nil) }
        return SourceFile(path: path, utf8: utf8, fileOffset: start)
    }

    private static func isUTF32(_ head: [UInt8]) -> Bool {
        head.starts(with: [0xFF, 0xFE, 0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF])
            || head.starts(with: [0x3C, 0, 0, 0]) || head.starts(with: [0, 0, 0, 0x3C])
    }

    private static func decode(
        _ file: [UInt8],
        declaredIn head: [UInt8]
    ) throws(PropertyListError) -> ([UInt8], SourceEncoding) {
        let declaration = head.withUnsafeBufferPointer { EncodingDeclaration(in: $0) }
        guard let declaration, !["UTF-8", "UTF8"].contains(declaration.name.uppercased()) else {
            return (file, .utf8(hasMark: false))
        }

        guard !declaration.namesWideUnits else {
            throw PropertyListError(
                .fileUnreadable,
                "the XML declaration names '\(declaration.name)', but the file has another encoding; "
                    + "if that is UTF-8, as in most files, write encoding=\"UTF-8\"",
                at: declaration.position
            )
        }

        guard let decoder = NamedEncodingDecoder(declaration.name) else {
            throw unsupported(declaration.name, at: declaration.position)
        }
        return (try decoder.utf8(file), .named(declaration.name))
    }

    private static func unsupported(_ name: String, at position: SourcePosition = .start) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "the encoding '\(name)' isn't supported; save the file as UTF-8",
            at: position
        )
    }
}
