import Foundation
public import Intents

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
