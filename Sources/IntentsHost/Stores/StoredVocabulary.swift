public import Intents

// The words of a type are a setting: they are few, and always replaced together.
extension SQLiteIntentSystem {
    private static let setting = "vocabulary."

    /// Replaces the words of a type.
    public func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType) {
        let form = { [self] in try stored(INObjectSection(title: nil, items: words)) }
        request(reporting("storing the vocabulary"), storing: form) {
            let sql = "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)"
            try $0.run(sql, .text(Self.setting + "\(type.rawValue)"), .text($1))
        }
    }

    /// Removes the words of all types.
    public func removeVocabulary() {
        let request = StoreRequest(reporting("removing the vocabulary"), erases: true) { database in
            try database.run("DELETE FROM setting WHERE name GLOB ?", .text(Self.setting + "*"))
        }
        queue.add(request)
    }

    /// Returns the words of a type, in the app's order.
    ///
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func vocabulary(
        of type: INVocabularyStringType
    ) async throws -> [INSpeakableString] {
        try await read { [self] database in
            let sql = "SELECT value FROM setting WHERE name = ?"
            let stored = try database.rows(sql, .text(Self.setting + "\(type.rawValue)")) { $0.text(0) }.first
            let words = stored.flatMap {
                object(INObjectSection<INSpeakableString>.self, $0, of: "the vocabulary")
            }
            return words?.items ?? []
        }
    }
}
