public import Intents

extension SQLiteIntentSystem {
    /// Looks up what a phrase means. That it means several shortcuts is reported.
    ///
    /// - Parameters:
    ///   - phrase: What was said.
    ///   - includingSuggestions: Whether the phrases that the app suggests for its suggested shortcuts count, where no
    ///     voice shortcut has the phrase.
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func shortcuts(
        forPhrase phrase: String,
        includingSuggestions: Bool = false
    ) async throws -> PhraseMatches {
        let matches = try await read { [self] database in
            PhraseMatches(
                phrase,
                in: try voiceShortcuts(in: database),
                suggestions: includingSuggestions ? try suggestions(in: database) : []
            )
        }
        if matches.isTied {
            report("the phrase '\(phrase)' means \(matches.all.count) shortcuts; the one added last is taken")
        }
        return matches
    }
}

extension SQLiteIntentSystem: IntentPhraseResolver {
    /// The shortcut that a phrase of the user's stands for. What the app suggests does not count.
    public nonisolated(nonsending) func shortcut(for phrase: String) async throws -> INShortcut? {
        try await shortcuts(forPhrase: phrase).best?.shortcut
    }
}
