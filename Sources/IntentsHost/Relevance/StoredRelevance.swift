public import Intents

extension SQLiteIntentSystem {
    /// Replaces the relevant shortcuts, including those of other processes. Shortcuts that Apple advises against are
    /// reported.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completion: IntentCompletion<Void>) {
        for warning in RelevanceGuidance.warnings(for: shortcuts) { report("\(warning)") }
        let form = { [self] in try shortcuts.map { try stored($0) } }
        request(completion, storing: form) { database, forms in
            try database.run("DELETE FROM relevant_shortcut")
            for (position, json) in forms.enumerated() {
                let sql = "INSERT INTO relevant_shortcut (position, content) VALUES (?, ?)"
                try database.run(sql, .integer(position), .text(json))
            }
        }
    }

    /// Returns the relevant shortcuts, in the order in which they were set.
    ///
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func relevantShortcuts() async throws -> [INRelevantShortcut] {
        try await read { [self] database in
            try database.rows("SELECT content FROM relevant_shortcut ORDER BY position") {
                object(INRelevantShortcut.self, $0.text(0), of: "a relevant shortcut")
            }
        }
    }

    /// Ranks the stored relevant shortcuts.
    ///
    /// - Parameters:
    ///   - context: The time, place and situations of the user.
    ///   - rules: The rules for scores.
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
