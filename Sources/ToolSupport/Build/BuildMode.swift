import CodeGeneration

/// What a build does about files that are not up to date.
enum BuildMode: Sendable {
    /// It brings them up to date.
    case write
    /// It prints what it would do.
    case dryRun
    /// It reports them as errors.
    case verify

    /// What becomes of a file, in a word before its path.
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
