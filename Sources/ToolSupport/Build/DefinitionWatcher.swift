import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A watcher that runs an action at once and whenever definitions or their configurations have changed, until the
/// process is asked to end.
struct DefinitionWatcher {
    /// The microseconds between two looks at the files.
    private static let interval: UInt32 = 200_000

    /// The files and folders to watch.
    var paths: [Path]
    /// The configurations to watch.
    var configurationSource: ConfigurationSource
    /// The absolute path that relative paths start from.
    var workingFolder: Path

    /// Runs `action`, and again after each change. Returns when SIGINT or SIGTERM arrives, after a running `action` has
    /// finished.
    func run(_ action: () throws(ToolFailure) -> Void) throws(ToolFailure) {
        let signals = BlockedSignals([SIGINT, SIGTERM])
        var known: [Path: FileStatus]?
        while !signals.isAnyPending {
            let current = look()
            if current != known {
                known = current
                try action()
            } else {
                usleep(Self.interval)
            }
        }
    }

    /// Returns the state of each definition and configuration.
    private func look() -> [Path: FileStatus] {
        let definitions = DefinitionFinder(searching: paths, findsFamilies: true, workingFolder: workingFolder).files
        var finder = ConfigurationFinder(configurationSource, workingFolder: workingFolder)
        let configurations = definitions.compactMap { finder.path(for: $0) }
        return (definitions.map(\.path) + configurations).reduce(into: [:]) { statuses, path in
            statuses[path] = try? FileStatus(of: path)
        }
    }
}
