public import Intents

extension SQLiteIntentSystem: IntentPhraseResolver {
    /// The shortcut that a phrase of the user's stands for. What the app suggests does not count.
    public nonisolated(nonsending) func shortcut(for phrase: String) async throws -> INShortcut? {
        try await shortcuts(forPhrase: phrase).best?.shortcut
    }
}
