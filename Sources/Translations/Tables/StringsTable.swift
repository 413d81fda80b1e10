package import Basics
package import PropertyLists

/// A `.strings` file: the translations of texts into one language.
package struct StringsTable: Sendable {
    /// How a table is written.
    package enum Format: Hashable, Sendable {
        /// As entries `"key" = "value";`, the form that people edit.
        case text
        /// As a property list in XML.
        case xml
        /// As a binary property list, the form in bundles of built apps.
        case binary
        /// As a part of a string catalog, which holds the tables of all languages.
        case catalog
    }

    /// One translation.
    package struct Entry: Hashable, Sendable {
        /// What the translation is looked up by.
        package var key: String
        /// The translation.
        package var value: String
        /// The text of the comment directly before the entry, without its marks.
        package var comment: String?
        /// How far the translation is; `nil` in a table that does not say.
        package var state: TranslationState?
        /// The place of the key; the start of the file in a binary table.
        package var keyPosition: SourcePosition
        /// The place of the value; the start of the file in a binary table.
        package var valuePosition: SourcePosition
        /// The parts of the text that make up the entry; `nil` in tables that are no text.
        package var source: Source?
    }

    /// Where the parts of an entry stand in the text of the table.
    package struct Source: Hashable, Sendable {
        /// The key with its quotes.
        package var key: SourceSpan
        /// The value with its quotes; that of the key in the short form `"key";`.
        package var value: SourceSpan
        /// From the key to the semicolon.
        package var entry: SourceSpan
        /// From the first comment that belongs to the entry, or else the key, to the semicolon.
        var block: Range<Int>
        /// Where the first comment starts that is not on the line of the entry before, or else the key.
        var lead: Int
        /// Where the last comment on the line of the semicolon ends, or else the semicolon.
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
    /// How the table is written.
    package let format: Format
    /// How the file spells its text; `nil` for a binary table.
    package let encoding: SourceEncoding?
    /// The text in UTF-8 without a byte-order mark; empty for a binary table.
    package let text: [UInt8]
    /// The translations in the order of the file, those with equal keys included.
    package let entries: [Entry]
    /// What is wrong with single entries, which are left out: their values are no texts.
    package let issues: [PropertyListError]
    /// Where new entries at the end go: after the last entry and the comments on its line.
    let endOfEntries: Int
    private let indices: [String: Int]

    /// Creates a table of entries that are read.
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

    /// The entry that counts for a key: the last of several.
    package subscript(key: String) -> Entry? {
        indices[key].map { entries[$0] }
    }

    /// The indices of the entries of each key that has several, in the order of the file.
    package var duplicates: [[Int]] {
        Dictionary(grouping: entries.indices) { entries[$0].key }.values
            .filter { $0.count > 1 }
            .sorted { $0[0] < $1[0] }
    }
}
