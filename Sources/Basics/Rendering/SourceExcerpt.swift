/// A source line with a marker below the part that a finding is about.
///
/// Leading white space is left out, and so are the parts of a long line that are far from the marker.
struct SourceExcerpt {
    /// The line as it is shown.
    let line: String
    /// The number of columns before the marker.
    let markIndentation: Int
    /// The number of columns of the marker; at least one.
    let markWidth: Int

    /// Cuts an excerpt out of a file.
    ///
    /// The running time doesn't grow with the line, because only the part near the marker is read.
    ///
    /// - Parameters:
    ///   - location: The location. Its end may be missing or in a later line.
    ///   - width: The maximum number of columns of the line.
    init?(of location: SourceLocation, in file: SourceFile, width: Int) {
        guard let position = location.position, let range = file.line(position.line),
            let offset = file.offset(of: position)
        else { return nil }

        let end = location.end.flatMap { $0.line == position.line ? file.offset(of: $0) : range.upperBound } ?? offset
        let surroundings = file.surroundings(of: offset, in: range, width: width)
        let line = ExcerptLine(
            file.text(in: surroundings),
            startsBefore: surroundings.lowerBound > range.lowerBound,
            endsAfter: surroundings.upperBound < range.upperBound
        )

        let start = surroundings.lowerBound
        let marked = line.columns(from: offset - start, to: min(max(end, offset), surroundings.upperBound) - start)
        let shown = line.cells(showing: marked, width: width)
        self.line = line.text(of: shown)
        let columns = line.columns(of: shown)
        markIndentation = max(0, marked.lowerBound - columns.lowerBound)
        markWidth = max(1, min(marked.upperBound, columns.upperBound) - marked.lowerBound)
    }
}

extension SourceFile {
    /// The number of bytes to read per column. It suffices for everything but long runs of marks without a width.
    private static let bytesPerColumn = 8

    /// Returns the part of a line that can be shown together with a position in it.
    fileprivate func surroundings(of offset: Int, in line: Range<Int>, width: Int) -> Range<Int> {
        let near = max(line.lowerBound, offset - width)..<min(line.upperBound, offset + width)
        // A byte of plain text takes one column. White space alone doesn't show where the first word is.
        let isPlain =
            utf8[near].allSatisfy { 0x20..<0x7F ~= $0 }
            && !utf8[near.lowerBound..<offset].allSatisfy { $0 == UInt8(ascii: " ") }

        let reach = (isPlain ? 1 : Self.bytesPerColumn) * width
        var start = max(line.lowerBound, offset - reach)
        var end = min(line.upperBound, offset + reach)
        while start < offset, utf8[start].isContinuation { start += 1 }
        while end < line.upperBound, end > offset, utf8[end].isContinuation { end -= 1 }
        return start..<end
    }
}

/// A line, or the part of it near a marker, as characters in columns.
private struct ExcerptLine {
    /// A character and its columns.
    struct Cell {
        var character: Character
        var column: Int
        var width: Int
        /// The offset after the character.
        var endOffset: Int

        var endColumn: Int { column + width }
        var isBlank: Bool { character == "\t" || character == " " }

        /// The character as it is shown.
        var text: String {
            character == "\t" ? String(repeating: " ", count: width) : character.description.escapingControls
        }
    }

    private static let tabWidth = 4

    private let cells: [Cell]
    private let startsBefore: Bool
    private let endsAfter: Bool

    /// Assigns columns to the characters of a text.
    ///
    /// - Parameters:
    ///   - startsBefore: Whether the line has more before it.
    ///   - endsAfter: Whether the line has more after it.
    init(_ text: String, startsBefore: Bool, endsAfter: Bool) {
        self.startsBefore = startsBefore
        self.endsAfter = endsAfter
        var (column, offset) = (0, 0)
        cells = text.map { character in
            let width = Self.width(of: character, at: column)
            offset += character.utf8.count
            defer { column += width }
            return Cell(character: character, column: column, width: width, endOffset: offset)
        }
    }

    private static func width(of character: Character, at column: Int) -> Int {
        if let code = character.asciiValue, 0x20..<0x7F ~= code { return 1 }
        if character == "\t" { return tabWidth - column % tabWidth }
        let text = String(character)
        let shown = text.escapingControls
        return shown.utf8.count > text.utf8.count ? shown.count : character.displayWidth
    }

    private var endColumn: Int { cells.last?.endColumn ?? 0 }

    /// Returns the columns of the characters between two offsets; an empty range after the last column for offsets
    /// beyond it.
    func columns(from start: Int, to end: Int) -> Range<Int> {
        let startColumn = cells.first { $0.endOffset > start }?.column ?? endColumn
        let endColumn = cells.first { $0.endOffset >= end }?.endColumn ?? endColumn
        return startColumn..<max(startColumn, end > start ? endColumn : startColumn)
    }

    /// Returns the columns of a range of cells.
    func columns(of indices: Range<Int>) -> Range<Int> {
        guard let first = indices.first, let last = indices.last else { return endColumn..<endColumn }
        return cells[first].column..<cells[last].endColumn
    }

    /// Returns the cells to show: as many as fit, from the first word on, including the start of the marker.
    func cells(showing marked: Range<Int>, width: Int) -> Range<Int> {
        // If the text starts within a line, the first word may be before it.
        let firstWord = startsBefore ? 0 : min(cells.first { !$0.isBlank }?.column ?? 0, marked.lowerBound)
        let latestStart = max(firstWord, endColumn - width)
        let wantedStart = endColumn - firstWord > width ? max(firstWord, marked.lowerBound - width / 3) : firstWord
        let startColumn = min(wantedStart, latestStart)

        // Combining marks are left out together with their character.
        let start = cells.firstIndex { $0.column >= startColumn && $0.width > 0 } ?? cells.endIndex
        let rest = cells[start...].prefix { $0.endColumn <= startColumn + width }
        return start..<(rest.lastIndex { $0.width > 0 }.map { $0 + 1 } ?? start)
    }

    /// Returns a range of cells as text, with an ellipsis for the parts left out at either end.
    func text(of indices: Range<Int>) -> String {
        let hasBefore = startsBefore || cells[..<indices.lowerBound].contains { !$0.isBlank }
        let hasMore = endsAfter || indices.upperBound < cells.endIndex
        return indices.reduce(into: "") { text, index in
            let isLeftOut = index == indices.first && hasBefore || index == indices.last && hasMore
            let cell = cells[index]
            text += isLeftOut ? "…" + String(repeating: " ", count: max(0, cell.width - 1)) : cell.text
        }
    }
}

extension UInt8 {
    /// Whether the byte is a continuation byte in UTF-8.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
