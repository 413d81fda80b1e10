import Basics

/// Finds the marks that an unfinished merge leaves in a text.
package enum MergeConflict {
    /// The error that an unfinished merge is worth; `nil` when the text has no marks of one.
    package static func error(in text: Bytes) -> PropertyListError? {
        let ours = mark("<<<<<<<", in: text, from: 0)
        let theirs = mark(">>>>>>>", in: text, from: ours ?? 0)
        guard let first = ours ?? theirs else { return nil }
        let lineEnd = text.offset(of: .newline, in: first..<text.count) ?? text.count
        var note: PropertyListError.Note?
        if ours != nil, let theirs {
            note = PropertyListError.Note("the other side of the conflict ends here", at: text.position(of: theirs))
        }
        return PropertyListError(
            .vcsConflict,
            "unresolved merge conflict '\(text.part(first..<lineEnd).excerpt())'; keep one side of each conflict "
                + "and remove the lines that start with '<<<<<<<', '=======' and '>>>>>>>'",
            at: text.position(of: first),
            note: note
        )
    }

    /// The offset of the first line that is a mark, with or without a name after it.
    private static func mark(_ mark: StaticString, in text: Bytes, from start: Int) -> Int? {
        var line = start
        while line < text.count {
            if text.has(mark, at: line) {
                let end = line + mark.utf8CodeUnitCount
                if end == text.count || text[end].isBlank { return line }
            }
            guard let newline = text.offset(of: .newline, in: line..<text.count) else { return nil }
            line = newline + 1
        }
        return nil
    }
}
