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
    /// - Parameters:
    ///   - location: The place; its end may be missing, or in a later line.
    ///   - width: The most columns that the line may take.
    init?(of location: SourceLocation, in file: SourceFile, width: Int) {
        guard let position = location.position, let range = file.line(position.line),
            let offset = file.offset(of: position)
        else { return nil }
        let end = location.end.flatMap { $0.line == position.line ? file.offset(of: $0) : range.upperBound } ?? offset
        let cells = Cell.cells(of: file.text(in: range))
        let marked = cells.columns(from: offset - range.lowerBound, to: Swift.max(end, offset) - range.lowerBound)
        let firstWord = Swift.min(cells.first { !$0.isBlank }?.column ?? 0, marked.lowerBound)
        let window = Self.window(in: firstWord..<(cells.last?.endColumn ?? 0), showing: marked, width: width)
        line = cells.text(in: window)
        markIndentation = marked.lowerBound - window.lowerBound
        markWidth = Swift.max(1, Swift.min(marked.upperBound, window.upperBound) - marked.lowerBound)
    }

    /// The columns to show of a line.
    private static func window(in columns: Range<Int>, showing marked: Range<Int>, width: Int) -> Range<Int> {
        guard columns.count > width else { return columns }
        let latestStart = Swift.max(columns.lowerBound, columns.upperBound - width)
        let start = Swift.min(Swift.max(columns.lowerBound, marked.lowerBound - width / 3), latestStart)
        return start..<Swift.min(start + width, columns.upperBound)
    }
}

/// A character of a line, and where it is shown.
private struct Cell {
    private static let tabWidth = 4

    var text: String
    var column: Int
    var width: Int
    /// The offset in the line after the character.
    var endOffset: Int
    var isBlank: Bool

    var endColumn: Int { column + width }

    static func cells(of line: String) -> [Cell] {
        var cells: [Cell] = []
        var (column, offset) = (0, 0)
        for character in line {
            offset += character.utf8.count
            let isTab = character == "\t"
            let width = isTab ? tabWidth - column % tabWidth : character.displayWidth
            let text = isTab ? String(repeating: " ", count: width) : String(character).escapingControls
            let shownWidth = text.utf8.count > character.utf8.count && !isTab ? text.count : width
            let isBlank = isTab || character == " "
            cells.append(Cell(text: text, column: column, width: shownWidth, endOffset: offset, isBlank: isBlank))
            column += shownWidth
        }
        return cells
    }
}

extension [Cell] {
    /// The columns of the characters between two offsets; an empty range behind the last one for what comes after it.
    fileprivate func columns(from start: Int, to end: Int) -> Range<Int> {
        let lineEnd = last?.endColumn ?? 0
        let startColumn = first { $0.endOffset > start }?.column ?? lineEnd
        let endColumn = first { $0.endOffset >= end }?.endColumn ?? lineEnd
        return startColumn..<Swift.max(startColumn, end > start ? endColumn : startColumn)
    }

    /// The characters in some columns, with an ellipsis for what is left out at either end.
    fileprivate func text(in window: Range<Int>) -> String {
        let hasMore = (last?.endColumn ?? 0) > window.upperBound
        let hasBefore = contains { $0.column < window.lowerBound && !$0.isBlank }
        return reduce(into: "") { text, cell in
            guard cell.column >= window.lowerBound, cell.endColumn <= window.upperBound else { return }
            let isFirst = cell.column == window.lowerBound && hasBefore
            let isLast = cell.endColumn == window.upperBound && hasMore
            text += isFirst || isLast ? "…" + String(repeating: " ", count: Swift.max(0, cell.width - 1)) : cell.text
        }
    }
}
