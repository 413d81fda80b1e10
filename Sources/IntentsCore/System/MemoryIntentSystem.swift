public import Foundation

/// A system that stores its data in memory for the lifetime of the object, for tests and programs without a host.
///
/// The user isn't asked for authorization, so its status stays undetermined. The newest 1,000 donations and reports are
/// kept.
public final class MemoryIntentSystem: IntentSystem, @unchecked Sendable {
    /// The data of a system.
    public struct Contents {
        /// The donated interactions, starting with the oldest.
        public internal(set) var interactions: [INInteraction] = []
        /// The activities that became current and are eligible for prediction, starting with the oldest.
        public internal(set) var userActivities: [NSUserActivity] = []
        /// The voice shortcuts, starting with the oldest.
        public internal(set) var voiceShortcuts: [INVoiceShortcut] = []
        /// The suggested shortcuts.
        public internal(set) var suggestions: [INShortcut] = []
        /// The relevant shortcuts.
        public internal(set) var relevantShortcuts: [INRelevantShortcut] = []
        /// The words of the app's vocabulary, by their types.
        public internal(set) var vocabulary: [INVocabularyStringType: [INSpeakableString]] = [:]
        /// The messages for developers, starting with the oldest.
        public internal(set) var reports: [String] = []
    }

    private static let limit = 1_000

    // Unchecked: the lock guards the contents, which are copies.
    private let lock = NSLock()
    private var current = Contents()

    /// The queue on which completions run, in the order of the requests.
    private let queue = DispatchQueue(label: "intents.memory")

    /// Creates a system without data.
    public init() {}

    /// The data of the system now. The objects are the system's own; don't change them.
    public var contents: Contents { lock.withLock { current } }

    /// Always undetermined.
    public var siriAuthorizationStatus: INSiriAuthorizationStatus { .notDetermined }

    /// Changes the contents, and completes on a background thread.
    private func update<Value>(
        _ completion: IntentCompletion<Value>,
        _ change: (inout Contents) -> Result<Value, any Error>
    ) {
        let result = UncheckedBox(lock.withLock { change(&current) })
        queue.async { completion(result.value) }
    }
}

extension MemoryIntentSystem {
    /// Stores a copy of an interaction.
    public func donate(_ interaction: INInteraction, completion: IntentCompletion<Void>) {
        let copy = interaction.copy() as? INInteraction ?? interaction
        update(completion) { contents in
            contents.interactions.removeAll { $0.identifier == copy.identifier }
            contents.interactions.append(copy)
            contents.interactions.removeFirst(max(0, contents.interactions.count - Self.limit))
            return .success(())
        }
    }

    /// Deletes interactions.
    public func deleteInteractions(_ selection: IntentInteractionSelection, completion: IntentCompletion<Void>) {
        update(completion) { contents in
            switch selection {
            case .all: contents.interactions.removeAll()
            case .identifiers(let identifiers):
                contents.interactions.removeAll { identifiers.contains($0.identifier) }
            case .group(let group):
                contents.interactions.removeAll { $0.groupIdentifier == group }
            }
            return .success(())
        }
    }

    /// Passes the voice shortcuts to a completion.
    public func voiceShortcuts(completion: IntentCompletion<[INVoiceShortcut]>) {
        update(completion) { .success($0.voiceShortcuts) }
    }

    /// Adds a voice shortcut.
    public func addVoiceShortcut(
        _ shortcut: INShortcut,
        phrase: String,
        completion: IntentCompletion<INVoiceShortcut>
    ) {
        let added = INVoiceShortcut(identifier: UUID(), invocationPhrase: phrase, shortcut: shortcut)
        update(completion) { contents in
            contents.voiceShortcuts.append(added)
            return .success(added)
        }
    }

    /// Changes the phrase of a voice shortcut.
    public func updateVoiceShortcut(
        with identifier: UUID,
        phrase: String,
        completion: IntentCompletion<INVoiceShortcut>
    ) {
        update(completion) { contents in
            guard let index = contents.voiceShortcuts.firstIndex(where: { $0.identifier == identifier }) else {
                return .failure(INIntentError(.voiceShortcutGetFailed, description: "the voice shortcut doesn't exist"))
            }
            let shortcut = contents.voiceShortcuts[index].shortcut
            let updated = INVoiceShortcut(identifier: identifier, invocationPhrase: phrase, shortcut: shortcut)
            contents.voiceShortcuts[index] = updated
            return .success(updated)
        }
    }

    /// Deletes a voice shortcut.
    public func deleteVoiceShortcut(with identifier: UUID, completion: IntentCompletion<Void>) {
        update(completion) { contents in
            let count = contents.voiceShortcuts.count
            contents.voiceShortcuts.removeAll { $0.identifier == identifier }
            guard contents.voiceShortcuts.count < count else {
                let description = "the voice shortcut doesn't exist"
                return .failure(INIntentError(.voiceShortcutDeleteFailed, description: description))
            }
            return .success(())
        }
    }

    /// Replaces the suggested shortcuts.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        lock.withLock { current.suggestions = suggestions }
    }

    /// Replaces the relevant shortcuts with copies.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completion: IntentCompletion<Void>) {
        let copies = shortcuts.map { $0.copy() as? INRelevantShortcut ?? $0 }
        update(completion) { contents in
            contents.relevantShortcuts = copies
            return .success(())
        }
    }

    /// Replaces the words of a type.
    public func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType) {
        lock.withLock { current.vocabulary[type] = words.isEmpty ? nil : words }
    }

    /// Removes the words of all types.
    public func removeVocabulary() {
        lock.withLock { current.vocabulary = [:] }
    }

    /// Stores an activity that is eligible for prediction.
    public func userActivityBecameCurrent(_ activity: NSUserActivity) {
        guard activity.isEligibleForPrediction else { return }
        lock.withLock {
            current.userActivities.append(activity)
            current.userActivities.removeFirst(max(0, current.userActivities.count - Self.limit))
        }
    }

    /// Stores the message, and writes it to standard error.
    public func report(_ message: String) {
        lock.withLock {
            current.reports.append(message)
            current.reports.removeFirst(max(0, current.reports.count - Self.limit))
        }
        Self.writeToStandardError(message)
    }

    /// Does nothing: only donations are stored.
    public func userActivityResigned(_ activity: NSUserActivity) {}

    /// Deletes activities.
    public func deleteUserActivities(
        withPersistentIdentifiers identifiers: [String]?,
        completion: IntentCompletion<Void>
    ) {
        update(completion) { contents in
            contents.userActivities.removeAll { activity in
                guard let identifiers else { return true }
                return activity.persistentIdentifier.map(identifiers.contains) ?? false
            }
            return .success(())
        }
    }

    /// Completes with an undetermined status, without asking the user.
    public func requestSiriAuthorization(completion: IntentCompletion<INSiriAuthorizationStatus>) {
        update(completion) { _ in .success(.notDetermined) }
    }
}
