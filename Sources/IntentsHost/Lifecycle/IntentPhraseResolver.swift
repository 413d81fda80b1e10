public import Intents

/// A type that finds the shortcuts for phrases.
public protocol IntentPhraseResolver {
    /// Returns the shortcut that a phrase stands for; `nil` if it doesn't stand for any.
    nonisolated(nonsending) func shortcut(for phrase: String) async throws -> INShortcut?
}
