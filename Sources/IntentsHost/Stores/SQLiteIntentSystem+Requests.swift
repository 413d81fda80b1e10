import Foundation
public import Intents

extension SQLiteIntentSystem {
    /// Asks the store for something whose form must be made before the call returns, since the objects belong to the
    /// program afterwards.
    ///
    /// - Parameters:
    ///   - completion: Receives the result.
    ///   - code: The code of the error that the completion receives; without it, it receives the store's own.
    ///   - form: Makes the form.
    ///   - body: The work with the form.
    func request<Form: Sendable, Value>(
        _ completion: IntentCompletion<Value>,
        code: INIntentError.Code? = nil,
        storing form: () throws -> Form,
        body: @escaping @Sendable (Database, Form) throws -> Value
    ) {
        do {
            let form = try form()
            queue.add(StoreRequest(completion, code: code) { try body($0, form) })
        } catch {
            let failed = StoreRequest(completion, code: code) { _ in throw error }
            queue.fail(failed, with: error)
        }
    }

    /// Asks the store for something, and waits for it.
    nonisolated(nonsending) func read<Value>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let result = await withCheckedContinuation { continuation in
            let completion = IntentCompletion<Value> { continuation.resume(returning: UncheckedBox($0)) }
            queue.add(StoreRequest(completion, body: body))
        }
        return try result.value.get()
    }

    /// A completion for what a program does not wait for: an error is reported.
    func reporting(_ action: String) -> IntentCompletion<Void> {
        IntentCompletion { [self] result in
            if case .failure(let error) = result { report("\(action) failed: \(error)") }
        }
    }
}

// MARK: The stored forms of objects

extension SQLiteIntentSystem {
    func stored(_ object: any NSObject & NSSecureCoding) throws -> String {
        try StoredObjectEncoder.encode(object, types: types)
    }

    func stored(_ shortcut: INShortcut) throws -> String {
        try stored(INShortcutReference(shortcut))
    }

    /// Reads a stored object. Where the program no longer knows it, the result is `nil`, and that is reported.
    func object<Object: NSObject & NSSecureCoding>(_ type: Object.Type, _ json: String?, of what: String) -> Object? {
        do {
            return try StoredObjectDecoder.decode(type, from: json ?? "", types: types)
        } catch {
            report("\(what) is skipped: \(error)")
            return nil
        }
    }

    func shortcut(_ json: String?, of what: String) -> INShortcut? {
        object(INShortcutReference.self, json, of: what)?.shortcut
    }
}

extension SQLiteIntentSystem {
    /// Keeps the intent of an interaction, and when and how it happened. The response is not kept: nothing reads it.
    public func donate(_ interaction: INInteraction, completion: IntentCompletion<Void>) {
        let time = interaction.dateInterval ?? DateInterval(start: Date(), duration: 0)
        let offset = TimeZone.current.secondsFromGMT(for: time.start)
        let values: [SQLValue] = [
            .text(interaction.identifier), .text(interaction.groupIdentifier), .real(time.start.timeIntervalSince1970),
            .real(time.duration), .integer(offset), .integer(interaction.direction.rawValue),
            .integer(interaction.intentHandlingStatus.rawValue),
        ]
        let form = { [self] in values + [.text(try stored(interaction.intent))] }
        request(completion, code: .donatingInteraction, storing: form) { [retained = options.retainedDonations] in
            try $0.insert(
                """
                INSERT OR REPLACE INTO interaction
                (identifier, group_identifier, start, duration, seconds_from_gmt, direction, status, intent)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                $1,
                into: "interaction",
                retaining: retained
            )
        }
    }

    /// Deletes interactions. What is predicted is derived from those that are left whenever it is asked for.
    public func deleteInteractions(_ selection: IntentInteractionSelection, completion: IntentCompletion<Void>) {
        let code: INIntentError.Code =
            switch selection {
            case .all: .deletingAllInteractions
            case .identifiers: .deletingInteractionWithIdentifiers
            case .group: .deletingInteractionWithGroupIdentifier
            }
        let request = StoreRequest(completion, erases: true, code: code) { database in
            switch selection {
            case .all: try database.run("DELETE FROM interaction")
            case .identifiers(let identifiers):
                for identifier in identifiers {
                    try database.run("DELETE FROM interaction WHERE identifier = ?", .text(identifier))
                }
            case .group(let group):
                try database.run("DELETE FROM interaction WHERE group_identifier = ?", .text(group))
            }
        }
        queue.add(request)
    }
}

extension Database {
    /// Adds a row for something that happened, and from time to time deletes the oldest.
    ///
    /// - Parameters:
    ///   - sql: The statement that adds the row.
    ///   - values: Its values.
    ///   - table: The table.
    ///   - limit: How many rows are kept.
    func insert(_ sql: String, _ values: [SQLValue], into table: String, retaining limit: Int) throws {
        try run(sql, values)
        guard lastInsertedRow.isMultiple(of: max(1, limit / 16)) else { return }
        try run(
            "DELETE FROM \(table) WHERE id <= (SELECT id FROM \(table) ORDER BY id DESC LIMIT 1 OFFSET ?)",
            .integer(max(0, limit))
        )
    }
}

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

// The words of a type are a setting: they are few, and always replaced together.
extension SQLiteIntentSystem {
    private static let setting = "vocabulary."

    /// Replaces the words of a type.
    public func setVocabulary(_ words: [INSpeakableString], of type: INVocabularyStringType) {
        let form = { [self] in try stored(INObjectSection(title: nil, items: words)) }
        request(reporting("keeping the vocabulary"), storing: form) {
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

    /// The words of a type, in the app's order.
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

extension SQLiteIntentSystem {
    /// Keeps an activity that is eligible for prediction.
    public func userActivityBecameCurrent(_ activity: NSUserActivity) {
        guard activity.isEligibleForPrediction else { return }
        let now = Date()
        let values: [SQLValue] = [
            .text(activity.persistentIdentifier), .real(now.timeIntervalSince1970),
            .integer(TimeZone.current.secondsFromGMT(for: now)),
        ]
        let form = { [self] in values + [.text(try stored(ArchivedActivity(activity)))] }
        request(reporting("keeping an activity"), storing: form) { [retained = options.retainedDonations] in
            try $0.insert(
                """
                INSERT INTO activity (persistent_identifier, start, seconds_from_gmt, activity) VALUES (?, ?, ?, ?)
                """,
                $1,
                into: "activity",
                retaining: retained
            )
        }
    }

    /// Does nothing: only what the user does is remembered, not for how long.
    public func userActivityResigned(_ activity: NSUserActivity) {}

    /// Deletes kept activities.
    public func deleteUserActivities(
        withPersistentIdentifiers identifiers: [String]?,
        completion: IntentCompletion<Void>
    ) {
        let request = StoreRequest(completion, erases: true) { database in
            guard let identifiers else {
                try database.run("DELETE FROM activity")
                return
            }
            for identifier in identifiers {
                try database.run("DELETE FROM activity WHERE persistent_identifier = ?", .text(identifier))
            }
        }
        queue.add(request)
    }
}
