import Foundation
public import Intents

extension SQLiteIntentSystem {
    /// Stores the intent of an interaction with its time, direction and status, but without its response, which nothing
    /// reads.
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

    /// Deletes interactions. Later predictions depend only on the remaining ones.
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
    /// Adds a row for an event, and from time to time deletes the oldest rows.
    ///
    /// - Parameters:
    ///   - sql: The statement that adds the row.
    ///   - values: The values of the statement.
    ///   - table: The table.
    ///   - limit: The number of rows to keep.
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
    /// Stores an activity that is eligible for prediction.
    public func userActivityBecameCurrent(_ activity: NSUserActivity) {
        guard activity.isEligibleForPrediction else { return }
        let now = Date()
        let values: [SQLValue] = [
            .text(activity.persistentIdentifier), .real(now.timeIntervalSince1970),
            .integer(TimeZone.current.secondsFromGMT(for: now)),
        ]
        let form = { [self] in values + [.text(try stored(ArchivedActivity(activity)))] }
        request(reporting("storing an activity"), storing: form) { [retained = options.retainedDonations] in
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

    /// Does nothing: the duration of an activity isn't stored.
    public func userActivityResigned(_ activity: NSUserActivity) {}

    /// Deletes stored activities.
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

// Apple's framework can't read these: on a device they show in the system's own apps.
extension SQLiteIntentSystem {
    /// Returns the donated interactions, starting with the oldest.
    ///
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func donations() async throws -> [Donation] {
        try await read { [self] database in
            try database.rows(
                """
                SELECT identifier, group_identifier, start, duration, seconds_from_gmt, direction, status, intent
                FROM interaction ORDER BY id
                """,
                read: donation
            )
        }
    }

    /// Returns the user's actions, from donated interactions and activities, for predictions.
    ///
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func donatedActions() async throws -> [DonatedAction] {
        try await read { [self] database in
            let interactions = "SELECT intent, start, seconds_from_gmt FROM interaction ORDER BY id"
            let activities = "SELECT activity, start, seconds_from_gmt FROM activity ORDER BY id"
            return try actions(interactions, in: database) {
                object(INIntent.self, $0, of: "a donation").map(INShortcut.intent)
            }
                + actions(activities, in: database) {
                    object(ArchivedActivity.self, $0, of: "an activity").map { .userActivity($0.activity) }
                }
        }
    }

    private func donation(_ row: SQLRow) -> Donation? {
        guard let identifier = row.text(0),
            let intent = object(INIntent.self, row.text(7), of: "the donation '\(identifier)'")
        else { return nil }
        return Donation(
            identifier: identifier,
            groupIdentifier: row.text(1),
            intent: intent,
            dateInterval: DateInterval(
                start: Date(timeIntervalSince1970: row.real(2)),
                duration: max(0, row.real(3))
            ),
            secondsFromGMT: row.integer(4),
            direction: INInteractionDirection(rawValue: row.integer(5)) ?? .unspecified,
            handlingStatus: INIntentHandlingStatus(rawValue: row.integer(6)) ?? .unspecified
        )
    }

    /// Reads the actions of a query. Each stored form is decoded only once, because people repeat their actions.
    private func actions(
        _ sql: String,
        in database: Database,
        shortcut: (String) -> INShortcut?
    ) throws -> [DonatedAction] {
        var forms: [String] = []
        var moments: [String: [DonatedAction.Moment]] = [:]
        _ = try database.rows(sql) { row -> Void? in
            guard let form = row.text(0) else { return nil }
            let date = Date(timeIntervalSince1970: row.real(1))
            if moments[form] == nil { forms.append(form) }
            moments[form, default: []].append(DonatedAction.Moment(date: date, secondsFromGMT: row.integer(2)))
            return nil
        }
        return forms.compactMap { form in
            shortcut(form).map { DonatedAction(shortcut: $0, moments: moments[form] ?? []) }
        }
    }
}
