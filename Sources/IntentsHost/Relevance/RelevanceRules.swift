public import Foundation
public import Intents

/// How relevance is measured. The defaults are this project's own: Apple publishes which cues count, not how much.
public struct RelevanceRules: Sendable {
    /// How long before and after it a point in time counts as now, in seconds.
    public var pointWindow: TimeInterval = 15 * 60
    /// At which distance from a span of time the score is halved, and halved again, in seconds.
    public var dateHalving: TimeInterval = 30 * 60
    /// The least radius of a region, in metres: a fix of a position never tells less.
    public var leastRadius: CLLocationDistance = 50
    /// At which distance from the edge of a region the score is halved, and halved again, in metres.
    public var distanceHalving: CLLocationDistance = 200
    /// Below this, a score counts as none.
    public var leastScore = 0.01
    /// The hours, by the user's clock, in which it is morning.
    public var morning = 5..<10
    /// The hours, by the user's clock, in which it is evening.
    public var evening = 20..<24

    /// Creates the default rules.
    public init() {}

    /// The score at a distance: 1 at none, then halved again and again.
    func score(at distance: Double, halving: Double) -> Double {
        guard distance > 0 else { return 1 }
        let score = exp2(-distance / halving)
        return score < leastScore ? 0 : score
    }
}
