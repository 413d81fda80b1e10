import Foundation
public import Intents

// Apple's framework lets nobody read these: on a device they show in the system's own apps.
extension SQLiteIntentSystem {
    /// The donated interactions, the oldest first.
    ///
    /// - Throws: `IntentStoreError`, as all of these do.
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

    /// What the user did, as donated interactions and activities tell, for predictions.
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

    /// The voice shortcuts, the one that was added first first.
    public nonisolated(nonsending) func voiceShortcuts() async throws -> [INVoiceShortcut] {
        try await read(voiceShortcuts(in:))
    }

    /// The suggested shortcuts.
    public nonisolated(nonsending) func shortcutSuggestions() async throws -> [INShortcut] {
        try await read(suggestions(in:))
    }

    /// The relevant shortcuts, in the order in which they were set.
    public nonisolated(nonsending) func relevantShortcuts() async throws -> [INRelevantShortcut] {
        try await read(relevantShortcuts(in:))
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

    /// Reads what happened, and each stored form once, since people do the same again and again.
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
