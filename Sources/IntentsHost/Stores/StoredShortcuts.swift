public import Foundation
public import Intents

extension SQLiteIntentSystem {
    /// Passes the voice shortcuts to a completion.
    public func voiceShortcuts(completion: IntentCompletion<[INVoiceShortcut]>) {
        queue.add(StoreRequest(completion, code: .voiceShortcutGetFailed) { try self.voiceShortcuts(in: $0) })
    }

    /// Adds a voice shortcut. Its phrase must contain more than punctuation, and at most ``Phrase/limit`` code points.
    /// Several shortcuts can have the same phrase.
    public func addVoiceShortcut(
        _ shortcut: INShortcut,
        phrase: String,
        completion: IntentCompletion<INVoiceShortcut>
    ) {
        let identifier = UUID()
        let form = { [self] in
            try Self.check(phrase)
            return try stored(shortcut)
        }
        request(completion, code: .voiceShortcutCreationFailed, storing: form) { database, json in
            try database.run(
                "INSERT INTO voice_shortcut (identifier, phrase, shortcut) VALUES (?, ?, ?)",
                .text(identifier.uuidString),
                .text(phrase),
                .text(json)
            )
            return try self.voiceShortcut(identifier, in: database)
        }
    }

    /// Changes the phrase of a voice shortcut.
    public func updateVoiceShortcut(
        with identifier: UUID,
        phrase: String,
        completion: IntentCompletion<INVoiceShortcut>
    ) {
        request(completion, code: .voiceShortcutCreationFailed, storing: { try Self.check(phrase) }) { database, _ in
            try database.run(
                "UPDATE voice_shortcut SET phrase = ? WHERE identifier = ?",
                .text(phrase),
                .text(identifier.uuidString)
            )
            return try self.voiceShortcut(identifier, in: database)
        }
    }

    /// Deletes a voice shortcut.
    public func deleteVoiceShortcut(with identifier: UUID, completion: IntentCompletion<Void>) {
        let request = StoreRequest(completion, erases: true, code: .voiceShortcutDeleteFailed) { database in
            let sql = "DELETE FROM voice_shortcut WHERE identifier = ?"
            guard try database.run(sql, .text(identifier.uuidString)) > 0 else {
                throw INIntentError(.voiceShortcutDeleteFailed, description: "the voice shortcut doesn't exist")
            }
        }
        queue.add(request)
    }

    /// Replaces the suggested shortcuts. An error is reported.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        let form = { [self] in try suggestions.map(stored) }
        request(reporting("storing the suggested shortcuts"), storing: form) { database, forms in
            try database.run("DELETE FROM suggestion")
            for (position, json) in forms.enumerated() {
                let sql = "INSERT INTO suggestion (position, shortcut) VALUES (?, ?)"
                try database.run(sql, .integer(position), .text(json))
            }
        }
    }
}

extension SQLiteIntentSystem {
    /// Returns the voice shortcuts, starting with the one that was added first.
    ///
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func voiceShortcuts() async throws -> [INVoiceShortcut] {
        try await read(voiceShortcuts(in:))
    }

    /// Returns the suggested shortcuts. Apple's framework can't read them.
    ///
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func shortcutSuggestions() async throws -> [INShortcut] {
        try await read(suggestions(in:))
    }

    func voiceShortcuts(in database: Database) throws -> [INVoiceShortcut] {
        try database.rows("SELECT identifier, phrase, shortcut FROM voice_shortcut ORDER BY id", read: voiceShortcut)
    }

    func suggestions(in database: Database) throws -> [INShortcut] {
        try database.rows("SELECT shortcut FROM suggestion ORDER BY position") {
            shortcut($0.text(0), of: "a suggested shortcut")
        }
    }

    private func voiceShortcut(_ identifier: UUID, in database: Database) throws -> INVoiceShortcut {
        let sql = "SELECT identifier, phrase, shortcut FROM voice_shortcut WHERE identifier = ?"
        guard let found = try database.rows(sql, .text(identifier.uuidString), read: voiceShortcut).first else {
            throw INIntentError(.voiceShortcutGetFailed, description: "the voice shortcut doesn't exist")
        }
        return found
    }

    private func voiceShortcut(_ row: SQLRow) -> INVoiceShortcut? {
        guard let identifier = row.text(0).flatMap(UUID.init), let phrase = row.text(1),
            let shortcut = shortcut(row.text(2), of: "the voice shortcut '\(phrase)'")
        else { return nil }
        return INVoiceShortcut(identifier: identifier, invocationPhrase: phrase, shortcut: shortcut)
    }

    private static func check(_ phrase: String) throws {
        guard phrase.unicodeScalars.dropFirst(Phrase.limit).isEmpty else {
            throw IntentStoreError.unsupported("the phrase has more than \(Phrase.limit) characters; use a shorter one")
        }
        guard Phrase(phrase).isEmpty else { return }
        throw IntentStoreError.unsupported("the phrase '\(phrase)' doesn't contain a letter, digit or symbol")
    }
}
