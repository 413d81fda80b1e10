package import Basics
package import PropertyLists

/// A `.strings` file with the translations of texts into one language.
package struct StringsTable: Sendable {
    /// The forms of tables.
    package enum Format: Hashable, Sendable {
        /// Entries of the form `"key" = "value";`, which people edit.
        case text
        /// An XML property list.
        case xml
        /// A binary property list, the form in the bundles of built apps.
        case binary
        /// A part of a string catalog, which contains the tables of all languages.
        case catalog
    }

    /// One translation.
    package struct Entry: Hashable, Sendable {
        /// The key of the translation.
        package var key: String
        /// The translation.
        package var value: String
        /// The text of the comment directly before the entry, without its delimiters.
        package var comment: String?
        /// The progress of the translation; `nil` in a table without this information.
        package var state: TranslationState?
        /// The place of the key; the start of the file in a binary table.
        package var keyPosition: SourcePosition
        /// The place of the value; the start of the file in a binary table.
        package var valuePosition: SourcePosition
        /// The parts of the entry in the text; `nil` in a table in another form.
        package var source: Source?
    }

    /// The parts of an entry in the text of the table.
    package struct Source: Hashable, Sendable {
        /// The key, quotes included.
        package var key: SourceSpan
        /// The value, quotes included; the key in the short form `"key";`.
        package var value: SourceSpan
        /// The entry, from the key to the semicolon.
        package var entry: SourceSpan
        /// The entry and its comments, from the first comment that belongs to it to the semicolon.
        var block: Range<Int>
        /// The start of the first comment that isn't on the line of the previous entry, or else of the key.
        var lead: Int
        /// The end of the last comment on the line of the semicolon, or else of the semicolon.
        var tail: Int

        /// Whether the entry is written in the short form `"key";`.
        var isShort: Bool { key == value }
    }

    /// The path of the file, as in the locations of findings.
    package let file: String
    /// The language and the name, from the path.
    package let path: LocalizedPath
    /// The size of the file.
    package let byteCount: Int
    /// The form of the table.
    package let format: Format
    /// The encoding of the file; `nil` for a binary table.
    package let encoding: SourceEncoding?
    /// The text in UTF-8 without a byte-order mark; empty for a binary table.
    package let text: [UInt8]
    /// The translations in the order of the file, those with equal keys included.
    package let entries: [Entry]
    /// The errors of entries that are left out, because their values aren't strings.
    package let issues: [PropertyListError]
    /// The offset for new entries at the end, after the last entry and the comments on its line.
    let endOfEntries: Int
    private let indices: [String: Int]

    /// Creates a table.
    init(
        file: String,
        path: LocalizedPath? = nil,
        byteCount: Int,
        format: Format,
        encoding: SourceEncoding?,
        text: [UInt8],
        entries: [Entry],
        issues: [PropertyListError],
        endOfEntries: Int = 0
    ) {
        self.file = file
        self.path = path ?? LocalizedPath(file)
        self.byteCount = byteCount
        self.format = format
        self.encoding = encoding
        self.text = text
        self.entries = entries
        self.issues = issues
        self.endOfEntries = endOfEntries
        indices = Dictionary(zip(entries.map(\.key), entries.indices)) { _, last in last }
    }

    /// The entry of a key, which is the last one if there are several.
    package subscript(key: String) -> Entry? {
        indices[key].map { entries[$0] }
    }

    /// The indices of the entries of each key with several entries, in the order of the file.
    package var duplicates: [[Int]] {
        Dictionary(grouping: entries.indices) { entries[$0].key }.values
            .filter { $0.count > 1 }
            .sorted { $0[0] < $1[0] }
    }
}

extension StringsTable {
    /// Reads a table in any of its forms: text or XML, in UTF-8 or UTF-16 with or without a byte-order mark, or binary.
    /// An empty file is an empty table.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: Its path.
    /// - Throws: `PropertyListError` with the place, if the file isn't a table.
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
        let message = "the file isn't a table of translations: its <plist> doesn't contain a <dict>"
        return try PropertyListValue.entries(reading: bytes, orElse: message, .fileUnreadable).entries
    }

    private static let parser = OldStyleParser { kind, position in
        let message = "the file isn't a table of translations but \(kind); write entries as \"key\" = \"value\";"
        return PropertyListError(.fileUnreadable, message, at: position)
    }

    /// Whether a text is XML, which starts with a `<` that isn't part of a conflict marker.
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
                issues.append(.valueIsNotString(of: pair.key, at: pair.value.position))
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
                issues.append(.valueIsNotString(of: pair.key, at: pair.value.span.start))
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
    fileprivate static func valueIsNotString(of key: String, at position: SourcePosition) -> PropertyListError {
        PropertyListError(
            .plistStructure,
            "the value of '\(key)' isn't a string; a table of translations contains only strings",
            at: position
        )
    }
}
