public import DefinitionDiagnostics

extension StringsTable {
    /// The edits that remove entries with their comments, so that the space between the others stays as it was.
    ///
    /// - Parameter indices: The indices of the entries.
    /// - Returns: No edits for a table that cannot be edited.
    public func removals(of indices: Set<Int>) -> [TextEdit] {
        guard isEditable else { return [] }
        var edits: [TextEdit] = []
        var index = 0
        while index < entries.count {
            guard indices.contains(index) else {
                index += 1
                continue
            }
            let first = index
            while index < entries.count, indices.contains(index) { index += 1 }
            if let edit = removal(of: first..<index) { edits.append(edit) }
        }
        return edits
    }

    /// The edit that removes neighbouring entries.
    private func removal(of run: Range<Int>) -> TextEdit? {
        guard let first = entries[run.lowerBound].source, let last = entries[run.upperBound - 1].source else {
            return nil
        }
        let start = text.startOfLine(before: first.block.lowerBound) ?? first.block.lowerBound
        if run.upperBound < entries.count, let next = entries[run.upperBound].source {
            let end = text.startOfLine(before: next.lead) ?? next.lead
            return edit(start..<max(start, end), "")
        }
        if run.lowerBound > 0, let previous = entries[run.lowerBound - 1].source, first.lead == first.block.lowerBound {
            return edit(previous.tail..<last.tail, "")
        }
        return edit(start..<(text.endOfLine(after: last.tail) ?? last.tail), "")
    }
}
