import Foundation
import Intents
import PortableForm
import Synchronization
import TestSupport

@testable import IntentsHost

/// A store in a folder of its own, with its reports.
final class TestStore: Sendable {
    let folder: TemporaryFolder
    let options: SQLiteIntentSystem.Options
    private let messages = Mutex<[String]>([])

    init(_ folder: TemporaryFolder, options: SQLiteIntentSystem.Options) {
        self.folder = folder
        self.options = options
    }

    /// The reports of this store's systems.
    var reports: [String] { messages.withLock { $0 } }

    /// The file of the app `test`.
    var file: URL { folder.file("intents/test.sqlite") }

    /// A new system on the store, as in a new process.
    func system(intents: [INIntent.Type] = TestStore.intents) -> SQLiteIntentSystem {
        var options = options
        options.report = { [self] message in messages.withLock { $0.append(message) } }
        return SQLiteIntentSystem(applicationID: "test", intents: intents, dataHome: folder.url, options: options)
    }

    static let intents = LatestArticleDefinition.intents + StartWorkoutDefinition.intents + [EveryTypeIntent.self]
}

/// Runs a test with a store in a new folder.
nonisolated(nonsending) func withStore<Value>(
    options: SQLiteIntentSystem.Options = SQLiteIntentSystem.Options(),
    _ body: nonisolated(nonsending) (TestStore) async throws -> Value
) async throws -> Value {
    try await withTemporaryFolder { folder in
        try await body(TestStore(folder, options: options))
    }
}

extension SQLiteIntentSystem {
    /// Donates an intent through the public interface.
    nonisolated(nonsending) func donate(
        _ intent: INIntent,
        identifier: String? = nil,
        group: String? = nil,
        at date: Date? = nil
    ) async throws {
        let interaction = INInteraction(intent: intent, response: nil)
        if let identifier { interaction.identifier = identifier }
        interaction.groupIdentifier = group
        if let date { interaction.dateInterval = DateInterval(start: date, duration: 0) }
        try await IntentEnvironment.withSystem(self) { try await interaction.donate() }
    }

    /// The identifiers of the donations, the oldest first.
    nonisolated(nonsending) func identifiers() async throws -> [String] { try await donations().map(\.identifier) }

    nonisolated(nonsending) func addVoiceShortcut(_ phrase: String, _ intent: INIntent) async throws -> INVoiceShortcut
    {
        try await result { addVoiceShortcut(.intent(intent), phrase: phrase, completion: $0) }
    }

    nonisolated(nonsending) func setRelevant(_ shortcuts: [INRelevantShortcut]) async throws {
        try await result { setRelevantShortcuts(shortcuts, completion: $0) }
    }
}

/// Waits for the result of a request.
nonisolated(nonsending) func result<Value>(_ request: (IntentCompletion<Value>) -> Void) async throws -> Value {
    let result = await withCheckedContinuation { continuation in
        request(IntentCompletion { continuation.resume(returning: UncheckedBox($0)) })
    }
    return try result.value.get()
}

/// Returns a workout with a kind and perhaps a duration.
func workout(_ kind: WorkoutKind, minutes: Int? = nil) -> StartWorkoutIntent {
    let intent = StartWorkoutIntent()
    intent.kind = kind
    intent.minutes = minutes.map { NSNumber(value: $0) }
    return intent
}

/// The helper that works on a store in a process of its own.
func storeWriter(_ arguments: String...) -> Subprocess {
    Subprocess(Bundle.main.bundleURL.appendingPathComponent("StoreWriter"), arguments)
}
