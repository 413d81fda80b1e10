public import Intents

/// Knows what phrases stand for.
public protocol IntentPhraseResolver {
    /// The shortcut that a phrase stands for; `nil` where there is none.
    nonisolated(nonsending) func shortcut(for phrase: String) async throws -> INShortcut?
}
