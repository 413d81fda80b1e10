/// What a run does to an output file, or would do.
public struct FileChange: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: Hashable, Sendable {
        /// The file has the right content.
        case unchanged
        /// There was no file.
        case created
        /// There was a file with another content.
        case replaced
        /// The file is no longer generated.
        case removed
    }

    /// The file.
    public var path: Path
    /// What happens to it.
    public var kind: Kind
    /// The definition that it is generated from, relative to its package.
    public var source: String

    /// Creates a change.
    public init(_ kind: Kind, _ path: Path, source: String) {
        self.kind = kind
        self.path = path
        self.source = source
    }
}
