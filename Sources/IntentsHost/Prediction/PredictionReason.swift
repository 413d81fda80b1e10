public import Foundation

/// A part of the score of a prediction.
public struct PredictionReason: Hashable, Sendable {
    /// The evidence for a part of the score.
    public enum Cue: Hashable, Sendable {
        /// The number of times that the action was done.
        case frequency(donations: Int)
        /// The last time that the action was done.
        case recency(last: Date, age: TimeInterval)
        /// The number of times that the action was done at about this time of day.
        case timeOfDay(near: Int, donations: Int)
        /// The number of times that the action was done on this day of the week.
        case weekday(same: Int, donations: Int)
        /// Whether the action runs without its app in the foreground.
        case background(Bool)
    }

    /// The evidence.
    public let cue: Cue
    /// The factor of the score, greater than 0 and at most 1.
    public let factor: Double
}

extension PredictionReason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        let text =
            switch cue {
            case .frequency(let donations): "done \(Self.times(donations))"
            case .recency(_, let age): "last done \(Self.days(Int(age / 86_400)))"
            case .timeOfDay(let near, let donations): "\(near) of \(Self.times(donations)) at about this time of day"
            case .weekday(let same, let donations): "\(same) of \(Self.times(donations)) on this day of the week"
            case .background(true): "runs in the background"
            case .background(false): "opens the app"
            }
        return "\(text) (\(factor.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))))"
    }

    private static func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

    private static func days(_ count: Int) -> String {
        switch count {
        case 0: "less than a day ago"
        case 1: "1 day ago"
        default: "\(count) days ago"
        }
    }
}
