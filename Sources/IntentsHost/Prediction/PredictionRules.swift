public import Foundation

/// The weights of the cues for a prediction. The defaults are this project's own: Apple publishes which cues count, but
/// not how much.
public struct PredictionRules: Sendable {
    /// The number of donations that yields half of the score for frequency.
    public var halfFrequency = 3.0
    /// The time, in seconds, after which the score for recency is halved.
    public var recencyHalfLife: TimeInterval = 14 * 86_400
    /// The distance between times of day, in seconds, at which the score of a donation is halved.
    public var timeOfDayHalving: TimeInterval = 3_600
    /// The smallest factor for the time of day.
    public var leastTimeOfDay = 0.05
    /// The weight of a donation on another day of the week, if both days are on a weekend or neither is.
    public var similarDay = 0.5
    /// The weight of a donation on any other day of the week.
    public var otherDay = 0.2
    /// The factor for shortcuts that open the app. Those that don't are suggested more often.
    public var foreground = 0.9

    /// Creates the default rules.
    public init() {}
}
