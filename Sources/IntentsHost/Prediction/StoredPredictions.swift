public import Foundation
import Intents

extension SQLiteIntentSystem {
    /// Returns the shortcuts that the user is likely to want at a moment, from the stored donations.
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
