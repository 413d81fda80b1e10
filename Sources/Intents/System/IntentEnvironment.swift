import Synchronization

/// Where this module finds the operating system.
public enum IntentEnvironment {
    private static let installed = Mutex<any IntentSystem>(MemoryIntentSystem())

    @TaskLocal private static var local: (any IntentSystem)?

    /// What stands for the operating system: at first a `MemoryIntentSystem`, with which everything lasts as long as
    /// the process.
    public static var system: any IntentSystem {
        get { local ?? installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }

    /// Runs code with another system, for tests: it counts in this task and in those that it starts.
    public nonisolated(nonsending) static func withSystem<Result>(
        _ system: any IntentSystem,
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $local.withValue(system, operation: body)
    }

    /// Runs code with another system, for tests: it counts in this task and in those that it starts.
    public static func withSystem<Result>(
        _ system: any IntentSystem,
        _ body: () throws -> Result
    ) rethrows -> Result {
        try $local.withValue(system, operation: body)
    }

    /// Tells a developer of something that is wrong.
    static func report(_ message: String) {
        system.report(message)
    }
}
