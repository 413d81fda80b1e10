public import DefinitionDiagnostics

/// Why bytes could not be read as a property list, and where.
public struct PropertyListError: Error, Hashable, Sendable {
    /// The kind of failure, as a diagnostic's id: `file-unreadable`, `plist-structure` or `vcs-conflict`.
    public var id: Diagnostic.ID
    /// What is wrong, and what to do next.
    public var message: String
    /// The place.
    public var position: SourcePosition
    /// A second place that explains the first, such as the tag that was never closed.
    public var note: Note?

    /// A second place and what it has to do with the failure.
    public struct Note: Hashable, Sendable {
        /// What the place has to do with it.
        public var message: String
        /// The place.
        public var position: SourcePosition

        /// Creates a note.
        public init(_ message: String, at position: SourcePosition) {
            self.message = message
            self.position = position
        }
    }

    /// Creates an error.
    public init(_ id: Diagnostic.ID, _ message: String, at position: SourcePosition, note: Note? = nil) {
        self.id = id
        self.message = message
        self.position = position
        self.note = note
    }
}

extension PropertyListError {
    /// The error as a diagnostic about a file.
    public func diagnostic(in file: String) -> Diagnostic {
        Diagnostic(
            .error,
            id,
            message,
            at: SourceLocation(file: file, position: position),
            notes: note.map { [Diagnostic.Note($0.message, at: SourceLocation(file: file, position: $0.position))] }
                ?? []
        )
    }
}

extension Diagnostic.ID {
    /// The file cannot be read as what it should be.
    public static let fileUnreadable = Diagnostic.ID(rawValue: "file-unreadable")
    /// The file is well-formed XML, but its elements or their texts make no property list.
    public static let propertyListStructure = Diagnostic.ID(rawValue: "plist-structure")
    /// The file holds the markers of an unresolved merge.
    public static let mergeConflict = Diagnostic.ID(rawValue: "vcs-conflict")
}
