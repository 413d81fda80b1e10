import Intents

/// The phrases and words that the operating system stores for the app.
struct KnownPhrases {
    /// The user's voice shortcuts, starting with the one that was added first.
    let voiceShortcuts: [INVoiceShortcut]
    /// The shortcuts that the app suggests.
    let suggestions: [INShortcut]
    /// The words that are specific to the user.
    let vocabulary: [INVocabularyStringType: [INSpeakableString]]

    /// Reads the phrases and words of a system.
    nonisolated(nonsending) init(of system: any IntentSystem) async throws {
        switch system {
        case let system as SQLiteIntentSystem:
            voiceShortcuts = try await system.voiceShortcuts()
            suggestions = try await system.shortcutSuggestions()
        case let system as MemoryIntentSystem:
            let contents = system.contents
            voiceShortcuts = contents.voiceShortcuts
            suggestions = contents.suggestions
        default:
            voiceShortcuts = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
            suggestions = []
        }
        vocabulary = try await Self.vocabulary(of: system)
    }

    /// Reads the words that are specific to the user.
    nonisolated(nonsending) static func vocabulary(
        of system: any IntentSystem
    ) async throws -> [INVocabularyStringType: [INSpeakableString]] {
        switch system {
        case let system as SQLiteIntentSystem:
            var words: [INVocabularyStringType: [INSpeakableString]] = [:]
            for type in INVocabularyStringType.all { words[type] = try await system.vocabulary(of: type) }
            return words
        case let system as MemoryIntentSystem: return system.contents.vocabulary
        default: return [:]
        }
    }
}
