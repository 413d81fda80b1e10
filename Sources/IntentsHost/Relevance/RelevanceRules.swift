public import Foundation
public import Intents

/// The rules for relevance scores. The defaults are this project's own: Apple publishes which cues count, but not how
/// much.
public struct RelevanceRules: Sendable {
    /// The time before and after a point in time, in seconds, in which the score is 1.
    public var pointWindow: TimeInterval = 15 * 60
    /// The distance from a span of time, in seconds, over which the score is halved, again and again.
    public var dateHalving: TimeInterval = 30 * 60
    /// The smallest radius of a region, in meters: positions are never more accurate.
    public var leastRadius: CLLocationDistance = 50
    /// The distance from the edge of a region, in meters, over which the score is halved, again and again.
    public var distanceHalving: CLLocationDistance = 200
    /// The smallest score. A lower one counts as 0.
    public var leastScore = 0.01
    /// The hours of the morning, by the user's clock.
    public var morning = 5..<10
    /// The hours of the evening, by the user's clock.
    public var evening = 20..<24

    /// Creates the default rules.
    public init() {}

    /// Returns the score at a distance: 1 at distance 0, then halved again and again.
    func score(at distance: Double, halving: Double) -> Double {
        guard distance > 0 else { return 1 }
        let score = exp2(-distance / halving)
        return score < leastScore ? 0 : score
    }
}
