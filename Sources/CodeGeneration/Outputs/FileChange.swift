package import Basics

/// The change of an output file that a run makes, or would make.
package struct FileChange: Hashable, Sendable {
    /// The kind of change.
    package enum Kind: Hashable, Sendable {
        /// The file already has the right content.
        case unchanged
        /// The file is new.
        case created
        /// The file had other content.
        case replaced
        /// The file isn't generated anymore.
        case removed
    }

    /// The file.
    package var path: Path
    /// The kind of change.
    package var kind: Kind
    /// The path of its definition, relative to the package.
    package var source: String

    /// Creates a change.
    package init(_ kind: Kind, _ path: Path, source: String) {
        self.kind = kind
        self.path = path
        self.source = source
    }
}
