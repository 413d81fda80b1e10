public import Foundation

/// A part of the score of a prediction.
public struct PredictionReason: Hashable, Sendable {
    /// What was looked at.
    public enum Cue: Hashable, Sendable {
        /// How often it was done.
        case frequency(donations: Int)
        /// When it was done last.
        case recency(last: Date, age: TimeInterval)
        /// How often it was done at about this time of day.
        case timeOfDay(near: Int, donations: Int)
        /// How often it was done on this day of the week.
        case weekday(same: Int, donations: Int)
        /// Whether it runs without its app in the foreground.
        case background(Bool)
    }

    /// What was looked at.
    public let cue: Cue
    /// What the score is multiplied by, above 0 and up to 1.
    public let factor: Double
}

extension PredictionReason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        let text =
            switch cue {
            case .frequency(let donations): "done \(Self.times(donations))"
            case .recency(_, let age): "done last \(Self.days(Int(age / 86_400)))"
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
