package import Basics

extension StringsTable {
    /// The edits that remove entries with their comments, so that the space between the others stays as it was.
    ///
    /// - Parameter indices: The indices of the entries.
    /// - Returns: No edits for a table that cannot be edited.
    package func removals(of indices: Set<Int>) -> [TextEdit] {
        guard isEditable else { return [] }
        var runs: [Range<Int>] = []
        for index in indices.sorted() where entries.indices.contains(index) {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs.compactMap(removal)
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
