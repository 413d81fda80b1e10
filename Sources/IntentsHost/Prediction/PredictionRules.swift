public import Foundation

/// How much each cue counts for a prediction. The defaults are this project's own: Apple publishes which cues count, not
/// how much.
public struct PredictionRules: Sendable {
    /// How many donations give half of the score for frequency.
    public var halfFrequency = 3.0
    /// After which time the score for recency is halved.
    public var recencyHalfLife: TimeInterval = 14 * 86_400
    /// At which distance between times of day the score of a donation is halved.
    public var timeOfDayHalving: TimeInterval = 3_600
    /// The least factor for the time of day.
    public var leastTimeOfDay = 0.05
    /// What a donation on another day counts, where both are on weekends or both are not.
    public var similarDay = 0.5
    /// What a donation on any other day counts.
    public var otherDay = 0.2
    /// What is taken off shortcuts that open the app, as those that need not are suggested more often.
    public var foreground = 0.9

    /// Creates the default rules.
    public init() {}
}
