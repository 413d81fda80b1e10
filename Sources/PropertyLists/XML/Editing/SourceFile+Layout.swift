import Basics

/// How a file is laid out in lines.
extension SourceFile {
    /// The white space at the start of the line that an offset is in.
    func margin(at offset: Int) -> String {
        guard let line = line(position(of: offset).line) else { return "" }
        let end = utf8[line.lowerBound..<offset].firstIndex { !$0.isBlank } ?? offset
        return text(in: line.lowerBound..<end)
    }

    /// The most lines that are searched for an indented one: the second level of a file comes within a few.
    private static let lineLimit: UInt32 = 100

    /// What one level of nesting adds to the margin: that of the first line that has one, or else a tab.
    var indentation: String {
        var number: UInt32 = 1
        while number <= Self.lineLimit, let line = line(number) {
            let margin = utf8[line].prefix { $0 == .space || $0 == .tab }
            if !margin.isEmpty, margin.count < line.count { return String(decoding: margin, as: UTF8.self) }
            number += 1
        }
        return "\t"
    }

    /// Whether lines end with a carriage return and a line feed.
    var endsLinesWithReturn: Bool {
        guard let first = line(1) else { return false }
        return first.upperBound < utf8.count && utf8[first.upperBound] == .carriageReturn
    }

    /// A range, and with it the lines that hold nothing else.
    func wholeLines(around range: Range<Int>) -> Range<Int> {
        guard let first = line(position(of: range.lowerBound).line),
            let last = line(position(of: range.upperBound).line),
            utf8[first.lowerBound..<range.lowerBound].reversed().allSatisfy(\.isBlank),
            utf8[range.upperBound..<last.upperBound].allSatisfy(\.isBlank)
        else { return range }
        let afterBreak = utf8[last.upperBound...].firstIndex(of: .newline).map { $0 + 1 }
        return first.lowerBound..<(afterBreak ?? last.upperBound)
    }
}
