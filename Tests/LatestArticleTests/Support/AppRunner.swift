import Foundation
import TestSupport

/// Runs the app that was built with the tests, for a user of its own.
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
    /// - Parameter settings: Variables to set beside the user's; `nil` to unset one.
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

/// Gives a test the app with a user who never used it.
func withApp(_ body: (AppRunner) throws -> Void) throws {
    try withTemporaryFolder { try body(AppRunner(home: $0)) }
}
