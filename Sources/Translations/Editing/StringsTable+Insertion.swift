package import Basics
import PropertyLists

extension StringsTable {
    /// The edits that add entries in the style of the table: where its keys are sorted, between their neighbours, and
    /// else after the last entry.
    ///
    /// - Returns: No edits for a table that cannot be edited.
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

    /// The edit that adds entries after the entry of a key, or after the last entry where the table lacks the key.
    ///
    /// - Returns: `nil` for a table that cannot be edited.
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

    /// The index of the first entry whose key comes after another one, in a table that is sorted.
    private func place(of key: String, _ isBefore: (String, String) -> Bool) -> Int {
        var (first, last) = (0, entries.count)
        while first < last {
            let middle = (first + last) / 2
            if isBefore(key, entries[middle].key) { last = middle } else { first = middle + 1 }
        }
        return first
    }

    /// The order in which the keys of the table are sorted; `nil` where they are not.
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
