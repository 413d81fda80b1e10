import Basics
package import PropertyLists

extension StringsTable {
    /// Reads a table in any of its forms: text or XML, in UTF-8 or UTF-16 with or without a byte-order mark, or binary.
    /// An empty file is an empty table.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: Its path.
    /// - Throws: `PropertyListError` for a file that is no table, with the place.
    package init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
        if BinaryPropertyListParser.recognizes(bytes) {
            let pairs = try Self.pairs(of: bytes)
            self.init(pairs, file: file, byteCount: bytes.count, format: .binary, encoding: nil, text: [])
            return
        }
        let source = try SourceText(bytes)
        if try source.withBytes({ (text) throws(PropertyListError) in Self.isXML(text) }) {
            self.init(
                try Self.pairs(of: bytes),
                file: file,
                byteCount: bytes.count,
                format: .xml,
                encoding: source.encoding,
                text: try source.withBytes { (text) throws(PropertyListError) in Array(text) }
            )
        } else {
            self.init(try Self.parser.parse(bytes), file: file, byteCount: bytes.count)
        }
    }

    private static func pairs(of bytes: [UInt8]) throws(PropertyListError) -> [PropertyListValue.Entry] {
        let message = "the file is no table of translations: its <plist> holds no <dict>"
        return try PropertyListValue.entries(reading: bytes, orElse: message, .fileUnreadable).entries
    }

    private static let parser = OldStyleParser { kind, position in
        let message = "the file is no table of translations but \(kind); entries are written as \"key\" = \"value\";"
        return PropertyListError(.fileUnreadable, message, at: position)
    }

    /// Whether a text is XML: it starts with a `<` that starts no mark of a merge.
    private static func isXML(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let content = text.drop { $0 == .space || 0x09...0x0D ~= $0 }
        return content.first == UInt8(ascii: "<") && !content.starts(with: "<<".utf8)
    }

    private init(
        _ pairs: [PropertyListValue.Entry],
        file: String,
        byteCount: Int,
        format: Format,
        encoding: SourceEncoding?,
        text: [UInt8]
    ) {
        var entries: [Entry] = []
        var issues: [PropertyListError] = []
        for pair in pairs {
            guard case .string(let value) = pair.value.content else {
                issues.append(.valueIsNoText(of: pair.key, at: pair.value.position))
                continue
            }
            entries.append(
                Entry(
                    key: pair.key,
                    value: value,
                    keyPosition: pair.keyPosition,
                    valuePosition: pair.value.position
                )
            )
        }
        self.init(
            file: file,
            byteCount: byteCount,
            format: format,
            encoding: encoding,
            text: text,
            entries: entries,
            issues: issues
        )
    }

    private init(_ document: OldStyleDocument, file: String, byteCount: Int) {
        let pairs = document.root.entries ?? []
        var entries: [Entry] = []
        var issues: [PropertyListError] = []
        for (index, pair) in pairs.enumerated() {
            guard let value = pair.value.string else {
                issues.append(.valueIsNoText(of: pair.key, at: pair.value.span.start))
                continue
            }
            let comments = document.comments(of: index, in: pairs)
            let attached = document.attached(comments, to: pair)
            entries.append(
                Entry(
                    key: pair.key,
                    value: value,
                    comment: attached.isEmpty ? nil : document.text(ofComments: attached),
                    keyPosition: pair.keySpan.start,
                    valuePosition: pair.value.span.start,
                    source: Source(
                        key: pair.keySpan,
                        value: pair.value.span,
                        entry: pair.span,
                        block: (attached.first ?? pair.span).bytes.lowerBound..<pair.span.bytes.upperBound,
                        lead: (comments.first ?? pair.span).bytes.lowerBound,
                        tail: document.tail(of: index, in: pairs)
                    )
                )
            )
        }
        self.init(
            file: file,
            byteCount: byteCount,
            format: .text,
            encoding: document.encoding,
            text: document.text,
            entries: entries,
            issues: issues,
            endOfEntries: document.endOfEntries(pairs)
        )
    }
}

extension PropertyListError {
    fileprivate static func valueIsNoText(of key: String, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "the value of '\(key)' is no text; a table of translations holds texts only",
            at: position
        )
    }
}
