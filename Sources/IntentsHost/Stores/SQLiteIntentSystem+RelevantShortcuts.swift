public import Intents

extension SQLiteIntentSystem {
    /// Replaces the relevant shortcuts, whichever process set them. What Apple advises against is reported.
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

    func relevantShortcuts(in database: Database) throws -> [INRelevantShortcut] {
        try database.rows("SELECT content FROM relevant_shortcut ORDER BY position") {
            object(INRelevantShortcut.self, $0.text(0), of: "a relevant shortcut")
        }
    }
}
