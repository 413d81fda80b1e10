import Foundation
import Intents
import IntentsHost
import LatestArticleIntents
import TestSupport

/// A runner of the app that was built with the tests, for a user of its own.
struct AppRunner {
    private let home: TemporaryFolder
    private var environment = ProcessInfo.processInfo.environment

    /// Creates a user whose data is in a folder.
    init(home: TemporaryFolder) {
        self.home = home
        environment["XDG_DATA_HOME"] = home.file("data").path
        environment["LATEST_ARTICLE_API"] = nil
        environment["TZ"] = "UTC"
        environment["LC_ALL"] = "C.UTF-8"
        environment["no_proxy"] = "127.0.0.1"
    }

    /// Runs the app to its end.
    ///
    /// - Parameter settings: Environment variables in addition to the user's; `nil` unsets one.
    @discardableResult
    func run(_ arguments: String..., settings: [String: String?] = [:]) throws -> Subprocess.Result {
        try run(arguments: arguments, settings: settings)
    }

    /// Runs the app to its end.
    @discardableResult
    func run(arguments: [String], settings: [String: String?] = [:]) throws -> Subprocess.Result {
        var environment = environment
        for (name, value) in settings { environment[name] = value }
        let program = Bundle.main.bundleURL.appending(path: "latest-article")
        return try Subprocess(program, arguments, environment: environment).run(timeout: 60)
    }
}

extension AppRunner {
    /// Works on the app's stored data, as another program does.
    nonisolated(nonsending) func store(
        _ body: nonisolated(nonsending) (SQLiteIntentSystem) async throws -> Void
    ) async throws {
        let system = SQLiteIntentSystem(
            applicationID: "org.example.latest-article",
            intents: LatestArticleDefinition.intents,
            dataHome: home.file("data")
        )
        try await body(system)
        await system.close()
    }
}

extension SQLiteIntentSystem {
    /// Adds a voice shortcut for the latest article.
    func addVoiceShortcut(_ phrase: String) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let completion = IntentCompletion<INVoiceShortcut> { continuation.resume(with: $0.map { _ in }) }
            addVoiceShortcut(.intent(LatestArticleIntent()), phrase: phrase, completion: completion)
        }
    }
}

/// Runs a test with the app and a new user.
nonisolated(nonsending) func withApp(
    _ body: nonisolated(nonsending) (AppRunner) async throws -> Void
) async throws {
    try await withTemporaryFolder { try await body(AppRunner(home: $0)) }
}

/// Runs a test with the app and a new user.
func withApp(_ body: (AppRunner) throws -> Void) throws {
    try withTemporaryFolder { try body(AppRunner(home: $0)) }
}
