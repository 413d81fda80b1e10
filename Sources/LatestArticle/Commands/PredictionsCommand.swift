import Foundation
import Intents
import IntentsHost

/// Shows what Siri expects the user to do at a moment, with what makes it likely.
struct PredictionsCommand: Command {
    private var date: Date

    init(_ words: inout Words) throws {
        date = try words.takeTime("--at") ?? Date()
    }

    func run(in app: App) async throws {
        let predictions = try await app.system.predictions(at: date)
        if predictions.isEmpty { print("no predictions yet; 'donate' tells Siri that the article was read") }
        for prediction in predictions {
            let name = prediction.shortcut.intent?.intentDescription ?? "\(prediction.shortcut)"
            print(TerminalText("\(prediction.score.weight)  \(name)"))
            for reason in prediction.reasons { print(TerminalText("      \(reason)")) }
        }
    }
}

extension Double {
    /// The number as a weight, from 0.00 to 1.00, in every language.
    var weight: String { formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en"))) }
}
