package import Basics

/// What a run does to an output file, or would do.
package struct FileChange: Hashable, Sendable {
    /// The kind of change.
    package enum Kind: Hashable, Sendable {
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
    package var path: Path
    /// What happens to it.
    package var kind: Kind
    /// The definition that it is generated from, relative to its package.
    package var source: String

    /// Creates a change.
    package init(_ kind: Kind, _ path: Path, source: String) {
        self.kind = kind
        self.path = path
        self.source = source
    }
}
