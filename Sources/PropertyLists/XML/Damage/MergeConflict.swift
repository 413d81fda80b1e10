import Basics

/// The markers that an unfinished merge leaves in a text.
package enum MergeConflict {
    /// Returns the error for an unfinished merge; `nil` if the text doesn't contain conflict markers.
    package static func error(in text: Bytes) -> PropertyListError? {
        let ours = marker("<<<<<<<", in: text, from: 0)
        let theirs = marker(">>>>>>>", in: text, from: ours ?? 0)
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

    /// The offset of the first line that is a marker, with or without a name after it.
    private static func marker(_ marker: StaticString, in text: Bytes, from start: Int) -> Int? {
        var line = start
        while line < text.count {
            if text.has(marker, at: line) {
                let end = line + marker.utf8CodeUnitCount
                if end == text.count || text[end].isBlank { return line }
            }
            guard let newline = text.offset(of: .newline, in: line..<text.count) else { return nil }
            line = newline + 1
        }
        return nil
    }
}
