/// A line of a source with a mark below the part that a finding is about.
///
/// What stands before the first word of the line is left out, and of a line that is too long what is far from the mark.
struct SourceExcerpt {
    /// The line as it is shown.
    let line: String
    /// Spaces up to the mark.
    let markIndentation: Int
    /// How many columns the mark takes; at least one.
    let markWidth: Int

    /// Cuts an excerpt out of a file.
    ///
    /// The work does not grow with the line: of a long one only what is near the mark is looked at.
    ///
    /// - Parameters:
    ///   - location: The place; its end may be missing, or in a later line.
    ///   - width: The most columns that the line may take.
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
    /// How many bytes are looked at for each column: enough for all but piles of marks without a width.
    private static let bytesPerColumn = 8

    /// The part of a line that can be shown together with a place in it.
    fileprivate func surroundings(of offset: Int, in line: Range<Int>, width: Int) -> Range<Int> {
        let near = max(line.lowerBound, offset - width)..<min(line.upperBound, offset + width)
        // A byte of plain text takes a column. Blanks alone do not tell where the first word is.
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

/// A line, or the part of it that is near a mark, as characters in columns.
private struct ExcerptLine {
    /// A character, and where it is shown.
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

    /// Lays a text out.
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

    /// The columns of the characters between two offsets; an empty range behind the last one for what comes after it.
    func columns(from start: Int, to end: Int) -> Range<Int> {
        let startColumn = cells.first { $0.endOffset > start }?.column ?? endColumn
        let endColumn = cells.first { $0.endOffset >= end }?.endColumn ?? endColumn
        return startColumn..<max(startColumn, end > start ? endColumn : startColumn)
    }

    /// The columns that cells take.
    func columns(of indices: Range<Int>) -> Range<Int> {
        guard let first = indices.first, let last = indices.last else { return endColumn..<endColumn }
        return cells[first].column..<cells[last].endColumn
    }

    /// The cells to show: as many as there is room for, from the first word on, with the start of the mark among them.
    func cells(showing marked: Range<Int>, width: Int) -> Range<Int> {
        // Before a part of a line there may be words.
        let firstWord = startsBefore ? 0 : min(cells.first { !$0.isBlank }?.column ?? 0, marked.lowerBound)
        let latestStart = max(firstWord, endColumn - width)
        let wantedStart = endColumn - firstWord > width ? max(firstWord, marked.lowerBound - width / 3) : firstWord
        let startColumn = min(wantedStart, latestStart)
        // Marks that belong to a character that is left out go with it.
        let start = cells.firstIndex { $0.column >= startColumn && $0.width > 0 } ?? cells.endIndex
        let rest = cells[start...].prefix { $0.endColumn <= startColumn + width }
        return start..<(rest.lastIndex { $0.width > 0 }.map { $0 + 1 } ?? start)
    }

    /// Some cells as text, with an ellipsis for what is left out at either end.
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
    /// Whether the byte is a later one of a scalar in UTF-8.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
