package import Basics
import PropertyLists

extension StringsTable {
    /// Whether parts of the file can be replaced, which must be text in UTF-8.
    package var isEditable: Bool {
        guard format == .text, case .utf8 = encoding else { return false }
        return true
    }

    /// Returns the edit of the file that replaces a part of the text. The file may start with a byte-order mark.
    func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
        TextEdit(file: file, encoding: encoding, textRange: range, replacement: replacement)
    }

    /// Returns the edit that replaces the value of an entry; `nil` if the table can't be edited.
    package func replacement(ofValueAt index: Int, with value: String) -> TextEdit? {
        guard isEditable, let source = entries[index].source else { return nil }
        guard source.isShort else {
            return edit(source.value.bytes, value.oldStyleQuoted)
        }
        let end = source.key.bytes.upperBound
        return edit(end..<end, " = " + value.oldStyleQuoted)
    }

    /// The edit that converts the whole file to text in UTF-8; `nil` for a table in XML and for a string catalog.
    package var conversionToUTF8: TextEdit? {
        utf8File.map { text in
            TextEdit(file: file, range: 0..<byteCount, replacement: String(decoding: text, as: UTF8.self))
        }
    }

    /// The whole file as text in UTF-8 without a byte-order mark, the best form for version control: the same text, or the
    /// entries of a binary table. The value is `nil` for a table in XML, which names its encoding itself, and for a string
    /// catalog.
    package var utf8File: [UInt8]? {
        switch format {
        case .text: text
        case .xml, .catalog: nil
        case .binary: StringsWriter.file(of: entries.map { NewStringsEntry(key: $0.key, value: $0.value) })
        }
    }
}

/// Writes tables.
package enum StringsWriter {
    /// Returns a file with entries in their order, in UTF-8 with line feeds. Blank lines separate the entries if one of
    /// them has a comment.
    package static func file(of entries: [NewStringsEntry]) -> [UInt8] {
        var style = StringsStyle()
        if entries.contains(where: { $0.comment != nil }) { style.breakCount = 2 }
        let text = entries.map(style.text).joined(separator: style.separator)
        return Array(text.utf8) + (entries.isEmpty ? [] : [.newline])
    }
}

extension StringsTable {
    /// Returns the edits that add entries in the style of the table: in order if its keys are sorted, and otherwise after
    /// the last entry.
    ///
    /// - Returns: An empty array if the table can't be edited.
    package func insertions(of entries: [NewStringsEntry]) -> [TextEdit] {
        guard isEditable, !entries.isEmpty else { return [] }
        let style = StringsStyle(of: self)
        guard let isBefore = order else { return [insertionAtEnd(of: entries, style)] }
        let sorted = entries.sorted { isBefore($0.key, $1.key) }
        let groups = Dictionary(grouping: sorted) { new in place(of: new.key, isBefore) }
        return groups.sorted { $0.key < $1.key }.map { index, group in
            index == self.entries.count ? insertionAtEnd(of: group, style) : insertion(of: group, before: index, style)
        }
    }

    /// Returns the edit that adds entries after the entry of a key, or after the last entry if the table doesn't contain
    /// the key; `nil` if the table can't be edited.
    package func insertion(of entries: [NewStringsEntry], after key: String) -> TextEdit? {
        guard isEditable else { return nil }
        let style = StringsStyle(of: self)
        guard let index = self.entries.lastIndex(where: { $0.key == key }), index + 1 < self.entries.count else {
            return insertionAtEnd(of: entries, style)
        }
        return insertion(of: entries, before: index + 1, style)
    }

    private func insertion(of entries: [NewStringsEntry], before index: Int, _ style: StringsStyle) -> TextEdit {
        guard let next = self.entries[index].source else { return insertionAtEnd(of: entries, style) }
        let offset = text.startOfLine(before: next.block.lowerBound) ?? next.block.lowerBound
        let blocks = entries.map { style.text(of: $0) + style.separator }
        return edit(offset..<offset, blocks.joined())
    }

    private func insertionAtEnd(of entries: [NewStringsEntry], _ style: StringsStyle) -> TextEdit {
        let blocks = entries.map(style.text).joined(separator: style.separator)
        let isFirst = self.entries.isEmpty
        let before = endOfEntries == 0 ? "" : isFirst ? style.lineBreak : style.separator
        let after = text[endOfEntries...].first.map { $0 == .newline || $0 == .carriageReturn } ?? false
        return edit(endOfEntries..<endOfEntries, before + blocks + (after ? "" : style.lineBreak))
    }

    /// Returns the index of the first entry whose key comes after another key, in a sorted table.
    private func place(of key: String, _ isBefore: (String, String) -> Bool) -> Int {
        var (first, last) = (0, entries.count)
        while first < last {
            let middle = (first + last) / 2
            if isBefore(key, entries[middle].key) { last = middle } else { first = middle + 1 }
        }
        return first
    }

    /// The order of the keys in the table; `nil` if they aren't sorted.
    private var order: ((String, String) -> Bool)? {
        let orders: [(String, String) -> Bool] = [
            { $0.utf8.lexicographicallyPrecedes($1.utf8) },
            { $0.lowercased().utf8.lexicographicallyPrecedes($1.lowercased().utf8) },
        ]
        let keys = entries.map(\.key)
        guard keys.count > 1 else { return nil }
        return orders.first { isBefore in zip(keys, keys.dropFirst()).allSatisfy { !isBefore($1, $0) } }
    }
}

extension StringsTable {
    /// Returns the edits that remove entries with their comments, and keep the spacing of the others.
    ///
    /// - Parameter indices: The indices of the entries.
    /// - Returns: An empty array if the table can't be edited.
    package func removals(of indices: Set<Int>) -> [TextEdit] {
        guard isEditable else { return [] }
        var runs: [Range<Int>] = []
        for index in indices.sorted() where entries.indices.contains(index) {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs.compactMap(removal)
    }

    /// Returns the edit that removes adjacent entries.
    private func removal(of run: Range<Int>) -> TextEdit? {
        guard let first = entries[run.lowerBound].source, let last = entries[run.upperBound - 1].source else {
            return nil
        }
        let start = text.startOfLine(before: first.block.lowerBound) ?? first.block.lowerBound

        if run.upperBound < entries.count, let next = entries[run.upperBound].source {
            let end = text.startOfLine(before: next.lead) ?? next.lead
            return edit(start..<max(start, end), "")
        }

        if run.lowerBound > 0, let previous = entries[run.lowerBound - 1].source, first.lead == first.block.lowerBound {
            return edit(previous.tail..<last.tail, "")
        }
        return edit(start..<(text.endOfLine(after: last.tail) ?? last.tail), "")
    }
}
