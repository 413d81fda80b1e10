import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Does something now and whenever definitions or their configurations have changed, until the process is asked to end.
struct DefinitionWatcher {
    /// The microseconds between two looks.
    private static let interval: UInt32 = 200_000

    /// The files and folders to watch.
    var paths: [Path]
    /// The configurations to watch.
    var configurationSource: ConfigurationSource
    /// The absolute path that relative paths start from.
    var workingFolder: Path

    /// Does `action`, and again after each change. Returns when SIGINT or SIGTERM arrives; what `action` is doing then
    /// is done to its end first.
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

    /// The state of each definition and configuration.
    private func look() -> [Path: FileStatus] {
        let definitions = DefinitionFinder(searching: paths, workingFolder: workingFolder).files
        var finder = ConfigurationFinder(configurationSource, workingFolder: workingFolder)
        let configurations = definitions.compactMap { finder.path(for: $0) }
        return (definitions.map(\.path) + configurations).reduce(into: [:]) { statuses, path in
            statuses[path] = try? FileStatus(of: path)
        }
    }
}
