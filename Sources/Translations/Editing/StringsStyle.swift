import PropertyLists

/// The layout of the entries in a table.
struct StringsStyle {
    /// The line break.
    var lineBreak = "\n"
    /// The number of line breaks between two entries.
    var breakCount = 1
    /// The text between key and value.
    var assignment = " = "
    /// The white space before an entry on its line.
    var indentation = ""

    /// The line breaks between two entries as a text.
    var separator: String { String(repeating: lineBreak, count: breakCount) }

    /// Returns the text of an entry, with its comment and indentation.
    func text(of entry: NewStringsEntry) -> String {
        let comment = entry.comment.map { comment in
            "\(indentation)/* \(comment.replacing("*/", with: "* /")) */\(lineBreak)"
        }
        return "\(comment ?? "")\(indentation)\(entry.key.oldStyleQuoted)\(assignment)\(entry.value.oldStyleQuoted);"
    }
}

extension StringsStyle {
    /// Creates the style that most entries of a table have.
    init(of table: StringsTable) {
        let text = table.text
        if let lineEnd = text.firstIndex(of: .newline), lineEnd > 0, text[lineEnd - 1] == .carriageReturn {
            lineBreak = "\r\n"
        }

        let sources = table.entries.compactMap(\.source)
        var counts: [Int: Int] = table.entries.contains { $0.comment != nil } && sources.count < 2 ? [2: 1] : [:]
        for (source, next) in zip(sources, sources.dropFirst()) where next.lead >= source.tail {
            let breaks = text[source.tail..<next.lead].count { $0 == .newline }
            counts[max(breaks, 1), default: 0] += 1
        }
        breakCount = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 1

        guard let last = sources.last else { return }
        let lineStart = text.startOfLine(before: last.block.lowerBound) ?? last.block.lowerBound
        indentation = String(decoding: text[lineStart..<last.block.lowerBound], as: UTF8.self)

        guard let long = sources.last(where: { !$0.isShort }) else { return }
        let between = text[long.key.bytes.upperBound..<long.value.bytes.lowerBound]
        guard between.allSatisfy({ $0 == .space || $0 == .tab || $0 == UInt8(ascii: "=") }) else { return }
        assignment = String(decoding: between, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Returns the offset of the start of a line, if only blanks are between it and an offset.
    func startOfLine(before offset: Int) -> Int? {
        var start = offset
        while start > 0, self[start - 1] == .space || self[start - 1] == .tab { start -= 1 }
        return start == 0 || self[start - 1] == .newline ? start : nil
    }

    /// Returns the offset after the next line break, if only blanks are between an offset and it.
    func endOfLine(after offset: Int) -> Int? {
        var end = offset
        while end < count, self[end] != .newline {
            guard self[end] == .space || self[end] == .tab || self[end] == .carriageReturn else { return nil }
            end += 1
        }
        return Swift.min(end + 1, count)
    }
}
