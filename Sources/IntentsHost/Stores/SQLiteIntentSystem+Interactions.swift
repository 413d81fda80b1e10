import Foundation
public import Intents

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
