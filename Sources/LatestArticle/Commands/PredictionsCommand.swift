import Foundation
import Intents
import IntentsHost

/// The command that shows the shortcuts that Siri predicts for a moment, with the reasons.
struct PredictionsCommand: Command {
    private var date: Date

    init(_ words: inout Words) throws {
        date = try words.takeTime("--at") ?? Date()
    }

    func run(in app: App) async throws {
        let predictions = try await app.system.predictions(at: date)
        if predictions.isEmpty { print("no predictions yet; 'donate' adds one") }
        for prediction in predictions {
            let name = prediction.shortcut.intent?.intentDescription ?? "\(prediction.shortcut)"
            print(TerminalText("\(prediction.score.weight)  \(name)"))
            for reason in prediction.reasons { print(TerminalText("      \(reason)")) }
        }
    }
}

extension Double {
    /// The number as a score from 0.00 to 1.00, the same in every language.
    var weight: String { formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en"))) }
}
