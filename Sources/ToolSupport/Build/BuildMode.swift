import CodeGeneration

/// The way a build treats files that aren't up to date.
enum BuildMode: Sendable {
    /// Brings them up to date.
    case write
    /// Prints what would change.
    case dryRun
    /// Reports them as errors.
    case verify

    /// Returns the word before a file's path that says what happens to the file.
    func word(for kind: FileChange.Kind) -> String {
        switch (self, kind) {
        case (.write, .created), (.write, .replaced): "wrote"
        case (.write, .removed): "removed"
        case (.dryRun, .created), (.dryRun, .replaced): "write"
        case (.dryRun, .removed): "remove"
        case (.verify, .created): "missing"
        case (.verify, .replaced): "differs"
        case (.verify, .removed): "stale"
        case (_, .unchanged): "unchanged"
        }
    }
}
