package import Basics

/// The layout of a file in lines.
extension SourceFile {
    /// Returns the white space at the start of the line of an offset.
    func margin(at offset: Int) -> String {
        guard let line = line(position(of: offset).line) else { return "" }
        let end = utf8[line.lowerBound..<offset].firstIndex { !$0.isBlank } ?? offset
        return text(in: line.lowerBound..<end)
    }

    /// The highest number of lines to search for an indented one; the second level of a file starts within a few.
    private static let lineLimit: UInt32 = 100

    /// The white space that each level of nesting adds: the margin of the first indented line, or a tab if no line is
    /// indented.
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

    /// Returns a range, extended to whole lines if they contain nothing else.
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

extension SourceFile {
    /// The highest number of bytes to search for an end, which is many times what messages show.
    private static let searchLimit = 4096

    /// Returns the end of the part of an XML property list to underline, given its start: the last tag of a key or a
    /// scalar, the first tag of a container or of a long scalar, and the next tag or the end of the line for text.
    ///
    /// - Returns: `nil` if nothing starts at the place, or if a text is long.
    package func endOfElement(at position: SourcePosition) -> SourcePosition? {
        guard let start = offset(of: position), let line = line(position.line) else { return nil }
        guard start < line.upperBound else { return nil }
        let rest = Array(utf8[start...].prefix(Self.searchLimit))
        if rest.first == .lessThan, let element = XMLElementFinder(text: rest).startOrScalar(at: 0) {
            return self.position(of: start + element.upperBound)
        }

        let text = utf8[start..<line.upperBound].prefix(Self.searchLimit)
        if let tag = text.dropFirst().firstIndex(of: .lessThan), text.first != .lessThan {
            return self.position(of: tag)
        }
        return text.endIndex == line.upperBound ? self.position(of: line.upperBound) : nil
    }
}

extension SourceFile {
    /// The place of the first comment or processing instruction after the XML declaration of a well-formed file. These
    /// aren't part of the property list, and writing it again would drop them.
    package var positionOfAside: SourcePosition? {
        utf8.withUnsafeBufferPointer { text in
            var offset = text.has("<?xml") ? 5 : 0
            while let found = text.offset(of: .lessThan, in: offset..<text.count) {
                if text.has("<!--", at: found) || text.has("<?", at: found) { return position(of: found) }
                offset = found + 1
                // Inside a section of character data, `<` has no meaning.
                guard text.has("<![CDATA[", at: found) else { continue }
                while offset < text.count, !text.has("]]>", at: offset) { offset += 1 }
            }
            return nil
        }
    }
}

extension SourceFile {
    /// Reads the text of a file in any encoding that the parser accepts; `nil` if the encoding is another one or the bytes
    /// aren't valid in it.
    package init?(path: String, decoding bytes: [UInt8]) {
        guard let text = try? SourceText(bytes) else { return nil }
        self = text.sourceFile(path: path)
    }
}
