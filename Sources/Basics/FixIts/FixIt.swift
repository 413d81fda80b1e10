/// A way to mend what a finding is about.
package struct FixIt: Hashable, Sendable {
    /// What is done, as an order: `set the counter to 7`.
    package var title: String
    /// Whether it can be done without a person looking at it: nothing that a program or a user relies on changes.
    package var isSafe: Bool
    /// The changes of texts, which belong together: all are made or none.
    package var edits: [TextEdit]
    /// The files that get other names, which belong to the edits. None of them is edited.
    package var renames: [FileRename]

    /// Creates a fix-it.
    package init(_ title: String, isSafe: Bool, edits: [TextEdit] = [], renames: [FileRename] = []) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
        self.renames = renames
    }

    /// Creates a fix-it of edits that may be impossible; `nil` where one of them is.
    package init?(_ title: String, isSafe: Bool, edits: TextEdit?...) {
        guard !edits.contains(nil) else { return nil }
        self.init(title, isSafe: isSafe, edits: edits.compactMap(\.self))
    }
}

/// The replacement of some bytes of a file by a text.
package struct TextEdit: Hashable, Sendable {
    /// The path of the file, as in the locations of findings.
    package var file: String
    /// The offsets of the bytes that are replaced; an empty range for an insertion. A file that does not exist counts
    /// as empty.
    package var range: Range<Int>
    /// What takes their place.
    package var replacement: String

    /// Creates an edit.
    package init(file: String, range: Range<Int>, replacement: String) {
        self.file = file
        self.range = range
        self.replacement = replacement
    }
}

/// Another name for a file.
package struct FileRename: Hashable, Sendable {
    /// The path of the file, as in the locations of findings.
    package var file: String
    /// The path that it gets, in a folder that exists. Nothing is renamed where there is a file of this path.
    package var newPath: String

    /// Creates a rename.
    package init(_ file: String, to newPath: String) {
        self.file = file
        self.newPath = newPath
    }
}
