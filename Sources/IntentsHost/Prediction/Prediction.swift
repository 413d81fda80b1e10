public import Intents

/// A shortcut that the user is likely to want.
public struct Prediction {
    /// The shortcut. An intent has values only for the parameters of the combination.
    public let shortcut: INShortcut
    /// The combination of parameters with recurring values; `nil` for an activity.
    public let combination: IntentParameterCombination?
    /// The likelihood in comparison with other predictions, from 0 to 1: the product of the reasons' factors.
    public let score: Double
    /// The parts of the score.
    public let reasons: [PredictionReason]

    /// The patterns of the same donations. The shortcut is created from the most specific one.
    let patterns: [ActionPattern]
}

extension Prediction: CustomStringConvertible {
    /// The shortcut with the reasons for its score.
    public var description: String { "\(shortcut): \(reasons.map(\.description).joined(separator: ", "))" }
}
