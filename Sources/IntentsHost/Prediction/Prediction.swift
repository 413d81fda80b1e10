public import Intents

/// A shortcut that the user is likely to want.
public struct Prediction {
    /// The shortcut: an intent has values for the parameters of the combination only.
    public let shortcut: INShortcut
    /// The combination of parameters whose values repeat; `nil` for an activity.
    public let combination: IntentParameterCombination?
    /// How likely it is, from 0 to 1, against other predictions: the product of the reasons' factors.
    public let score: Double
    /// What makes the score.
    public let reasons: [PredictionReason]

    /// The patterns that the same donations show; the shortcut is made from the most specific.
    let patterns: [ActionPattern]
}

extension Prediction: CustomStringConvertible {
    /// The shortcut with the reasons for its score.
    public var description: String { "\(shortcut): \(reasons.map(\.description).joined(separator: ", "))" }
}
