public import Foundation
public import Intents

extension SQLiteIntentSystem {
    /// Gives the voice shortcuts.
    public func voiceShortcuts(completion: IntentCompletion<[INVoiceShortcut]>) {
        queue.add(StoreRequest(completion, code: .voiceShortcutGetFailed) { try self.voiceShortcuts(in: $0) })
    }

    /// Adds a voice shortcut. A phrase must hold more than punctuation, and at most ``Phrase/limit`` code points. Several shortcuts can have one phrase.
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

    /// Gives a voice shortcut another phrase.
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
                throw INIntentError(.voiceShortcutDeleteFailed, description: "no such voice shortcut")
            }
        }
        queue.add(request)
    }

    /// Replaces the suggested shortcuts. An error is reported.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        let form = { [self] in try suggestions.map(stored) }
        request(reporting("keeping the suggested shortcuts"), storing: form) { database, forms in
            try database.run("DELETE FROM suggestion")
            for (position, json) in forms.enumerated() {
                let sql = "INSERT INTO suggestion (position, shortcut) VALUES (?, ?)"
                try database.run(sql, .integer(position), .text(json))
            }
        }
    }
}

extension SQLiteIntentSystem {
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
            throw INIntentError(.voiceShortcutGetFailed, description: "no such voice shortcut")
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
            throw IntentStoreError.unsupported("a phrase has at most \(Phrase.limit) characters; choose a shorter one")
        }
        guard Phrase(phrase).isEmpty else { return }
        throw IntentStoreError.unsupported("a phrase needs a letter, a digit or a symbol")
    }
}
