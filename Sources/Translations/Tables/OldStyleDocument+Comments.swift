import Basics
import PropertyLists

/// The comments that belong to each entry.
extension OldStyleDocument {
    /// Returns the comments before an entry, except those on the last line of the previous entry.
    func comments(of index: Int, in entries: [OldStyleEntry]) -> ArraySlice<SourceSpan> {
        guard index > 0 else { return entries[index].comments[...] }
        let line = entries[index - 1].span.end.line
        return entries[index].comments.drop { $0.start.line == line }
    }

    /// Returns the comments that no blank line separates from their entry.
    func attached(_ comments: ArraySlice<SourceSpan>, to entry: OldStyleEntry) -> ArraySlice<SourceSpan> {
        var first = comments.endIndex
        var line = entry.span.start.line
        while first > comments.startIndex, line - comments[first - 1].end.line <= 1 {
            first -= 1
            line = comments[first].start.line
        }
        return comments[first...]
    }

    /// Returns the end of an entry, with the comments on the line of its semicolon.
    func tail(of index: Int, in entries: [OldStyleEntry]) -> Int {
        let following = index + 1 < entries.count ? entries[index + 1].comments : commentsAtEnd
        let line = entries[index].span.end.line
        return following.prefix { $0.start.line == line }.last?.bytes.upperBound ?? entries[index].span.bytes.upperBound
    }

    /// Returns the end of the last entry of the root dictionary; if that is empty, the offset for its first entry.
    func endOfEntries(_ entries: [OldStyleEntry]) -> Int {
        if !entries.isEmpty { return tail(of: entries.count - 1, in: entries) }
        return isBraceless ? commentsAtEnd.last?.bytes.upperBound ?? 0 : root.span.bytes.lowerBound + 1
    }

    /// Returns the text of comments without their delimiters, one comment a line.
    func text(ofComments comments: ArraySlice<SourceSpan>) -> String {
        comments.map { comment in
            let source = source(of: comment)
            return source.dropFirst(2).dropLast(source.hasPrefix("/*") ? 2 : 0).withoutBlanksAround
        }
        .joined(separator: "\n")
    }
}

extension Substring {
    fileprivate var withoutBlanksAround: String {
        let start = drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }
}
