public import Intents

extension SQLiteIntentSystem {
    /// Returns the shortcuts that have a phrase. If there are several, this is reported.
    ///
    /// - Parameters:
    ///   - phrase: The phrase that the user said.
    ///   - includingSuggestions: Whether the phrases of the app's suggested shortcuts count if none of the voice
    ///     shortcuts has the phrase.
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
        if let tie = matches.tie { report(tie) }
        return matches
    }
}

extension SQLiteIntentSystem: IntentPhraseResolver {
    /// Returns the shortcut of the user's voice shortcut with a phrase. The app's suggestions don't count.
    public nonisolated(nonsending) func shortcut(for phrase: String) async throws -> INShortcut? {
        try await shortcuts(forPhrase: phrase).best?.shortcut
    }
}
