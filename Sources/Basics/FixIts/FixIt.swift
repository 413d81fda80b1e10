/// A way to fix the problem that a finding reports.
package struct FixIt: Hashable, Sendable {
    /// The action, in the imperative: `set the counter to 7`.
    package var title: String
    /// Whether it can be applied without review, because nothing that a program or a user relies on changes.
    package var isSafe: Bool
    /// The changes to texts. They belong together: either all or none are made.
    package var edits: [TextEdit]
    /// The renamed files, which belong to the edits. None of them is edited.
    package var renames: [FileRename]

    /// Creates a fix-it.
    package init(_ title: String, isSafe: Bool, edits: [TextEdit] = [], renames: [FileRename] = []) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
        self.renames = renames
    }

    /// Creates a fix-it from edits that may be `nil`; `nil` if one of them is.
    package init?(_ title: String, isSafe: Bool, edits: TextEdit?...) {
        self.init(title, isSafe: isSafe, allOf: edits)
    }

    /// Creates a fix-it from a list of edits that may be `nil`; `nil` if one of them is.
    package init?(_ title: String, isSafe: Bool, allOf edits: [TextEdit?]) {
        guard !edits.contains(nil) else { return nil }
        self.init(title, isSafe: isSafe, edits: edits.compactMap(\.self))
    }
}

/// The replacement of a range of bytes in a file.
package struct TextEdit: Hashable, Sendable {
    /// The path of the file, as in the locations of findings.
    package var file: String
    /// The offsets of the replaced bytes; an empty range for an insertion. A file that doesn't exist counts as empty.
    package var range: Range<Int>
    /// The new text.
    package var replacement: String

    /// Creates an edit.
    package init(file: String, range: Range<Int>, replacement: String) {
        self.file = file
        self.range = range
        self.replacement = replacement
    }
}

/// A new name for a file.
package struct FileRename: Hashable, Sendable {
    /// The path of the file, as in the locations of findings.
    package var file: String
    /// The new path, in an existing folder. If a file with this path exists, nothing is renamed.
    package var newPath: String

    /// Creates a rename.
    package init(_ file: String, to newPath: String) {
        self.file = file
        self.newPath = newPath
    }
}
