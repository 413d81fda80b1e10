package import Basics
import PropertyLists

extension StringsTable {
    /// Whether parts of the file can be replaced: it is text in UTF-8.
    package var isEditable: Bool {
        guard format == .text, case .utf8 = encoding else { return false }
        return true
    }

    /// The replacement of a part of the text as one of the file, which may start with a byte-order mark.
    func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
        let start = encoding == .utf8(hasMark: true) ? 3 : 0
        return TextEdit(
            file: file,
            range: range.lowerBound + start..<range.upperBound + start,
            replacement: replacement
        )
    }

    /// The edit that gives an entry another value.
    ///
    /// - Returns: `nil` for a table that cannot be edited.
    package func replacement(ofValueAt index: Int, with value: String) -> TextEdit? {
        guard isEditable, let source = entries[index].source else { return nil }
        guard source.isShort else {
            return edit(source.value.bytes, value.oldStyleQuoted)
        }
        let end = source.key.bytes.upperBound
        return edit(end..<end, " = " + value.oldStyleQuoted)
    }

    /// The edit that turns the whole file into text in UTF-8; `nil` for a table in XML.
    package var conversionToUTF8: TextEdit? {
        utf8File.map { text in
            TextEdit(file: file, range: 0..<byteCount, replacement: String(decoding: text, as: UTF8.self))
        }
    }

    /// The whole file as text in UTF-8 without a byte-order mark, as it is best kept in version control: the same text,
    /// or for a binary table its entries.
    ///
    /// - Returns: `nil` for a table in XML, which names its encoding itself.
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
    /// A file of entries, in their order, in UTF-8 with a line feed at each end of a line. A blank line separates entries
    /// where one of them has a comment.
    package static func file(of entries: [NewStringsEntry]) -> [UInt8] {
        var style = StringsStyle()
        if entries.contains(where: { $0.comment != nil }) { style.breakCount = 2 }
        let text = entries.map(style.text).joined(separator: style.separator)
        return Array(text.utf8) + (entries.isEmpty ? [] : [.newline])
    }
}
