import Synchronization

/// The environment in which this module finds the operating system.
public enum IntentEnvironment {
    private static let installed = Mutex<any IntentSystem>(MemoryIntentSystem())

    @TaskLocal private static var local: (any IntentSystem)?

    /// The stand-in for the operating system. The default is a `MemoryIntentSystem`, whose data lasts as long as the
    /// process.
    public static var system: any IntentSystem {
        get { local ?? installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }

    /// Runs code with another system, for tests. The system is used in this task and in tasks that it starts.
    public nonisolated(nonsending) static func withSystem<Result>(
        _ system: any IntentSystem,
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $local.withValue(system, operation: body)
    }

    /// Runs code with another system, for tests. The system is used in this task and in tasks that it starts.
    public static func withSystem<Result>(
        _ system: any IntentSystem,
        _ body: () throws -> Result
    ) rethrows -> Result {
        try $local.withValue(system, operation: body)
    }

    /// Reports a problem to developers.
    static func report(_ message: String) {
        system.report(message)
    }
}
