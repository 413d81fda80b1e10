import BinaryPropertyList
import DefinitionDiagnostics
import OldStylePropertyList
public import PropertyListXML

extension StringsTable {
    /// Reads a table in any of its forms: text or XML, in UTF-8 or UTF-16 with or without a byte-order mark, or binary.
    /// An empty file is an empty table.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: Its path.
    /// - Throws: `PropertyListError` for a file that is no table, with the place.
    public init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
        if BinaryPropertyListParser.recognizes(bytes) {
            let root = try BinaryPropertyListParser().parse(bytes)
            try self.init(root, file: file, byteCount: bytes.count, format: .binary, encoding: nil, text: [])
            return
        }
        let source = try SourceText(bytes)
        let text = try source.withBytes { Array($0) }
        if Self.isXML(text) {
            let root = try PropertyListParser().parse(bytes).value(at: 0)
            try self.init(
                root,
                file: file,
                byteCount: bytes.count,
                format: .xml,
                encoding: source.encoding,
                text: text
            )
        } else {
            try self.init(OldStyleParser().parse(bytes), file: file, byteCount: bytes.count)
        }
    }

    /// Whether a text is XML: it starts with a `<` that starts no mark of a merge.
    private static func isXML(_ text: [UInt8]) -> Bool {
        let content = text.drop { $0 == .space || 0x09...0x0D ~= $0 }
        return content.first == UInt8(ascii: "<") && !content.starts(with: "<<".utf8)
    }

    private init(
        _ root: PropertyListValue,
        file: String,
        byteCount: Int,
        format: Format,
        encoding: SourceEncoding?,
        text: [UInt8]
    ) throws(PropertyListError) {
        guard case .dictionary(let pairs) = root.content else {
            throw PropertyListError(
                .fileUnreadable,
                "the file is no table of translations: its <plist> holds no <dict>",
                at: root.position
            )
        }
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

    private init(_ document: OldStyleDocument, file: String, byteCount: Int) throws(PropertyListError) {
        guard let pairs = document.root.entries else {
            throw PropertyListError(
                .fileUnreadable,
                "the file is no table of translations but \(document.root.kindName); entries are written as "
                    + "\"key\" = \"value\";",
                at: document.root.span.start
            )
        }
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
            .propertyListStructure,
            "the value of '\(key)' is no text; a table of translations holds texts only",
            at: position
        )
    }
}
