import Intents

extension SQLiteIntentSystem {
    /// Ranks the stored relevant shortcuts.
    ///
    /// - Parameters:
    ///   - context: When, where and in which situation the user is.
    ///   - rules: How relevance is measured.
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func rankedRelevantShortcuts(
        in context: RelevanceContext,
        rules: RelevanceRules = RelevanceRules()
    ) async throws -> RelevanceRanking {
        let shortcuts = try await relevantShortcuts()
        let needsHabits = shortcuts.contains { $0.relevanceProviders.isEmpty }
        let habits = needsHabits ? try await predictions(at: context.date, in: context.timeZone) : []
        return RelevanceRanking(shortcuts, in: context, predictions: habits, rules: rules)
    }
}
