package import Basics

/// An error that keeps bytes from being read as a property list, with its place.
package struct PropertyListError: Error, Hashable, Sendable {
    /// The kind of failure, as a diagnostic's id: `file-unreadable`, `plist-structure` or `vcs-conflict`.
    package var id: Diagnostic.ID
    /// The problem and the next step.
    package var message: String
    /// The place.
    package var position: SourcePosition
    /// A second place that explains the first, such as the tag that was never closed.
    package var note: Note?

    /// A second place, with an explanation.
    package struct Note: Hashable, Sendable {
        /// The explanation, such as `the <dict> starts here`.
        package var message: String
        /// The place.
        package var position: SourcePosition

        /// Creates a note.
        package init(_ message: String, at position: SourcePosition) {
            self.message = message
            self.position = position
        }
    }

    /// Creates an error.
    package init(_ id: Diagnostic.ID, _ message: String, at position: SourcePosition, note: Note? = nil) {
        self.id = id
        self.message = message
        self.position = position
        self.note = note
    }
}

extension PropertyListError {
    /// The error as a diagnostic about a file.
    package func diagnostic(in file: String) -> Diagnostic {
        Diagnostic(
            .error,
            id,
            message: message,
            at: SourceLocation(file: file, position: position),
            notes: note.map { [Diagnostic.Note($0.message, at: SourceLocation(file: file, position: $0.position))] }
                ?? []
        )
    }
}
