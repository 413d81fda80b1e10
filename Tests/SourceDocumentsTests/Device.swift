import Foundation
import Intents
import IntentsHost
import LatestArticleIntents
import StartWorkoutIntents
import Synchronization

/// A device of a test's own: what it remembers is in memory, or in the files of a folder.
final class Device: Sendable {
    private final class Log: Sendable {
        let messages = Mutex<[String]>([])
    }

    /// What stands for the operating system.
    let system: SQLiteIntentSystem
    private let log = Log()

    /// Creates a device whose user answers as given when an app asks to work with Siri.
    init(files folder: URL? = nil, authorization: INSiriAuthorizationStatus = .notDetermined) {
        let log = log
        var options = SQLiteIntentSystem.Options()
        options.report = { message in log.messages.withLock { $0.append(message) } }
        options.authorize = { authorization }
        let intents = LatestArticleDefinition.intents + StartWorkoutDefinition.intents
        if let folder {
            system = SQLiteIntentSystem(applicationID: "app", intents: intents, dataHome: folder, options: options)
        } else {
            system = .inMemory(intents: intents, options: options)
        }
    }

    /// What the device told the app's developer.
    var reports: [String] { log.messages.withLock { $0 } }

    /// Runs an app on the device.
    nonisolated(nonsending) func run<Value>(
        _ app: nonisolated(nonsending) () async throws -> Value
    ) async rethrows -> Value {
        try await IntentEnvironment.withSystem(system, app)
    }
}
