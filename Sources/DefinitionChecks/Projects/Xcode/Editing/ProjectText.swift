import Basics
import PropertyLists

/// The text of a project file, which is edited in whole lines if possible.
struct ProjectText: Sendable {
    let source: SourceFile
    /// The line break of the file.
    let lineBreak: String

    init(source: SourceFile) {
        self.source = source
        let first = source.utf8.firstIndex(of: .newline) ?? 0
        lineBreak = first > 0 && source.utf8[first - 1] == Self.carriageReturn ? "\r\n" : "\n"
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let tab = UInt8(ascii: "\t")

    func replacing(_ range: Range<Int>, with text: String) -> TextEdit? {
        source.replacing(range, with: text)
    }

    func inserting(_ text: String, at offset: Int) -> TextEdit? {
        source.replacing(offset..<offset, with: text)
    }

    /// Returns an edit that removes a range: with the whole lines if they contain nothing else, or with the blanks after
    /// it.
    func removing(_ range: Range<Int>) -> TextEdit? {
        var (start, end) = (range.lowerBound, range.upperBound)
        while end < source.utf8.count, isBlank(source.utf8[end]) { end += 1 }

        let endsLine = end == source.utf8.count || [.newline, Self.carriageReturn].contains(source.utf8[end])
        if endsLine, let indentation = indentation(at: start) {
            start -= indentation.utf8.count
            let lineEnd = source.utf8[end...].firstIndex(of: .newline)
            end = lineEnd.map { $0 + 1 } ?? source.utf8.count
        } else if endsLine {
            end = range.upperBound
        }
        return source.replacing(start..<end, with: "")
    }

    /// Returns the blanks between the start of a line and an offset; `nil` if there is anything else.
    func indentation(at offset: Int) -> String? {
        var start = offset
        while start > 0, isBlank(source.utf8[start - 1]) { start -= 1 }
        guard start > 0, source.utf8[start - 1] == .newline else { return nil }
        return source.text(in: start..<offset)
    }

    /// Returns the end of a list element with its comment and its comma, and whether it has a comma.
    func endOfElement(_ element: OldStyleValue) -> (end: Int, hasComma: Bool) {
        var offset = element.span.bytes.upperBound
        while offset < source.utf8.count {
            if source.utf8[offset] == UInt8(ascii: ",") { return (offset + 1, true) }
            guard let next = endOfBlank(at: offset) else { break }
            offset = next
        }
        return (element.span.bytes.upperBound, false)
    }

    /// Returns the end of the blank or comment at an offset; `nil` if there is something else.
    private func endOfBlank(at offset: Int) -> Int? {
        let text = source.utf8
        if isBlank(text[offset]) || text[offset] == .newline || text[offset] == Self.carriageReturn {
            return offset + 1
        }
        guard text[offset] == UInt8(ascii: "/"), offset + 1 < text.count else { return nil }

        let star = UInt8(ascii: "*")
        if text[offset + 1] == UInt8(ascii: "/") { return text[offset...].firstIndex(of: .newline) ?? text.count }
        guard text[offset + 1] == star else { return nil }
        let end = text.indices[(offset + 2)...].dropLast().first {
            text[$0] == star && text[$0 + 1] == UInt8(ascii: "/")
        }
        return end.map { $0 + 2 }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == .space || byte == Self.tab }
}
