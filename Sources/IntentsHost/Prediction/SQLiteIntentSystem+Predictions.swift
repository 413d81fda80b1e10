public import Foundation
import Intents

extension SQLiteIntentSystem {
    /// Ranks what the user is likely to want at a moment, from the donations that are stored.
    ///
    /// - Throws: `IntentStoreError`.
    public nonisolated(nonsending) func predictions(
        at date: Date = Date(),
        in timeZone: TimeZone = .current,
        rules: PredictionRules = PredictionRules()
    ) async throws -> [Prediction] {
        Predictor(rules: rules).predictions(from: try await donatedActions(), at: date, in: timeZone)
    }
}
