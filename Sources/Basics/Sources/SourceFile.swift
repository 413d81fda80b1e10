/// The text of a file, with access to its lines and positions.
package struct SourceFile: Sendable {
    /// The path, as in the locations of findings.
    package let path: String
    /// The UTF-8 text without a byte order mark.
    package let utf8: [UInt8]
    /// The offset in the file at which the text starts; `nil` for a file in an encoding other than UTF-8, whose offsets
    /// differ from those of the text.
    package let fileOffset: Int?
    /// The offsets in the text at which lines start; at least one.
    private let lineStarts: [UInt32]
    private let utf16Offsets: UTF16Offsets

    /// Creates a source file from a text of less than 4 GB.
    package init(path: String, utf8: [UInt8], fileOffset: Int? = 0) {
        self.path = path
        self.utf8 = utf8
        self.fileOffset = fileOffset

        var lineStarts: [UInt32] = [0]
        utf8.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                if bytes[offset] == UInt8(ascii: "\n") { lineStarts.append(UInt32(offset + 1)) }
                offset += 1
            }
        }

        self.lineStarts = lineStarts
        utf16Offsets = UTF16Offsets(of: utf8)
    }

    /// Returns the offset of a position in the text; `nil` for a position beyond the end of its line or of the text.
    package func offset(of position: SourcePosition) -> Int? {
        guard let line = line(position.line), position.column >= 1 else { return nil }
        let offset = line.lowerBound + Int(position.column) - 1
        return offset <= line.upperBound ? offset : nil
    }

    /// Returns the position of an offset in the text.
    package func position(of offset: Int) -> SourcePosition {
        var (first, last) = (0, lineStarts.count - 1)
        while first < last {
            let middle = (first + last + 1) / 2
            if lineStarts[middle] <= offset { first = middle } else { last = middle - 1 }
        }
        return SourcePosition(line: UInt32(first + 1), column: UInt32(offset) - lineStarts[first] + 1)
    }

    /// Returns the column of a position in UTF-16 code units, starting from 1; `nil` for a position outside of the
    /// text.
    package func utf16Column(of position: SourcePosition) -> Int? {
        guard let line = line(position.line), let offset = offset(of: position) else { return nil }
        return utf16Offsets.offset(of: offset, in: utf8) - utf16Offsets.offset(of: line.lowerBound, in: utf8) + 1
    }

    /// Returns the offsets of a line without its line break; `nil` for a line outside of the text.
    package func line(_ number: UInt32) -> Range<Int>? {
        guard number >= 1, number <= lineStarts.count else { return nil }
        let start = Int(lineStarts[Int(number) - 1])
        guard number < lineStarts.count else { return start..<utf8.count }
        let lineBreak = Int(lineStarts[Int(number)]) - 1
        let endsWithReturn = lineBreak > start && utf8[lineBreak - 1] == UInt8(ascii: "\r")
        return start..<(endsWithReturn ? lineBreak - 1 : lineBreak)
    }

    /// Returns a part of the text.
    package func text(in range: Range<Int>) -> String {
        String(decoding: utf8[range], as: UTF8.self)
    }

    /// Returns an edit that replaces a part of the text; `nil` if the file's encoding doesn't allow it.
    package func replacing(_ range: Range<Int>, with replacement: String) -> TextEdit? {
        fileOffset.map { start in
            TextEdit(file: path, range: range.lowerBound + start..<range.upperBound + start, replacement: replacement)
        }
    }
}
