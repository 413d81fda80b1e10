public import Foundation
public import Intents

/// The relevance of a shortcut because of one of its hints, or of the user's habits if it doesn't have hints.
public struct RelevanceReason: Hashable, Sendable {
    /// The evidence for the relevance.
    public enum Cue: Hashable, Sendable {
        /// A time, and the distance from it, in seconds: 0 within it, negative before it.
        case date(start: Date, end: Date?, distance: TimeInterval)
        /// A region, and the distance from its edge, in meters: 0 within it.
        case region(identifier: String, distance: CLLocationDistance)
        /// A region, if the user's position isn't known.
        case unknownPlace(identifier: String)
        /// A region that isn't a circle on Earth.
        case unknownRegion(identifier: String)
        /// A situation, and whether the user is in it.
        case situation(INDailyRoutineRelevanceProvider.Situation, isNow: Bool)
        /// The user's habits, for a shortcut without hints.
        case habit
        /// A hint of an unknown kind.
        case unknownHint
    }

    /// The evidence.
    public let cue: Cue
    /// The relevance of the shortcut because of this evidence, from 0 to 1.
    public let score: Double
}

extension RelevanceReason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        let score = score.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
        return "\(cue) (\(score))"
    }
}

extension RelevanceReason.Cue: CustomStringConvertible {
    /// The evidence in words.
    public var description: String {
        switch self {
        case .date(_, _, 0): "now is the time"
        case .date(_, _, let distance) where distance < 0: "\(Self.minutes(-distance)) before its time"
        case .date(_, _, let distance): "\(Self.minutes(distance)) after its time"
        case .region(let identifier, 0): "at '\(identifier)'"
        case .region(let identifier, let distance): "\(Int(distance.rounded())) m from '\(identifier)'"
        case .unknownPlace(let identifier): "the position is unknown, but may be '\(identifier)'"
        case .unknownRegion(let identifier): "the region '\(identifier)' isn't a circle on Earth"
        case .situation(let situation, true): "the situation is '\(situation)'"
        case .situation(let situation, false): "the situation isn't '\(situation)'"
        case .habit: "the user's habits at this time"
        case .unknownHint: "a hint of an unknown kind"
        }
    }

    private static func minutes(_ seconds: TimeInterval) -> String {
        let minutes = Int((seconds / 60).rounded(.up).clamped(to: 0...1e9))
        return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h"
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
    }
}
