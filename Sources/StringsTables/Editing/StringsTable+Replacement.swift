import OldStylePropertyList
import PropertyListXML

extension StringsTable {
    /// The edit that gives an entry another value.
    ///
    /// - Returns: `nil` for a table that is no text.
    public func replacement(ofValueAt index: Int, with value: String) -> StringsEdit? {
        guard let source = entries[index].source else { return nil }
        guard source.isShort else {
            return StringsEdit(range: source.value.bytes, replacement: value.oldStyleQuoted)
        }
        let end = source.key.bytes.upperBound
        return StringsEdit(range: end..<end, replacement: " = " + value.oldStyleQuoted)
    }

    /// The whole file as text in UTF-8 without a byte-order mark, as it is best kept in version control: the same text,
    /// or for a binary table its entries.
    ///
    /// - Returns: `nil` for a table in XML, which names its encoding itself.
    public var utf8File: [UInt8]? {
        switch format {
        case .text: text
        case .xml: nil
        case .binary: StringsWriter.file(of: entries.map { NewStringsEntry(key: $0.key, value: $0.value) })
        }
    }
}

/// Writes tables.
public enum StringsWriter {
    /// A file of entries, in their order, in UTF-8 with a line feed at each end of a line. A blank line separates entries
    /// where one of them has a comment.
    public static func file(of entries: [NewStringsEntry]) -> [UInt8] {
        var style = StringsStyle()
        if entries.contains(where: { $0.comment != nil }) { style.breakCount = 2 }
        let text = entries.map(style.text).joined(separator: style.separator)
        return Array(text.utf8) + (entries.isEmpty ? [] : [.newline])
    }
}
