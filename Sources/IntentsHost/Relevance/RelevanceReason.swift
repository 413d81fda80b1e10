public import Foundation
public import Intents

/// What a hint, or the lack of one, says about the relevance of a shortcut.
public struct RelevanceReason: Hashable, Sendable {
    /// What was looked at.
    public enum Cue: Hashable, Sendable {
        /// A time, and how far away it is, in seconds: 0 within it, negative before it.
        case date(start: Date, end: Date?, distance: TimeInterval)
        /// A region, and how far away its edge is, in metres: 0 within it.
        case region(identifier: String, distance: CLLocationDistance)
        /// A region, while nobody knows where the user is.
        case unknownPlace(identifier: String)
        /// A region that is not a circle on the earth.
        case unknownRegion(identifier: String)
        /// A situation, and whether the user is in it.
        case situation(INDailyRoutineRelevanceProvider.Situation, isNow: Bool)
        /// What the user does at such times, for a shortcut without hints.
        case habit
        /// A hint of a kind that is not known.
        case unknownHint
    }

    /// What was looked at.
    public let cue: Cue
    /// How relevant it makes the shortcut, from 0 to 1.
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
    /// What was looked at, in words.
    public var description: String {
        switch self {
        case .date(_, _, 0): "it is the time"
        case .date(_, _, let distance) where distance < 0: "\(Self.minutes(-distance)) before its time"
        case .date(_, _, let distance): "\(Self.minutes(distance)) after its time"
        case .region(let identifier, 0): "at '\(identifier)'"
        case .region(let identifier, let distance): "\(Int(distance.rounded())) m from '\(identifier)'"
        case .unknownPlace(let identifier): "not known whether at '\(identifier)'"
        case .unknownRegion(let identifier): "the region '\(identifier)' is not a circle on the earth"
        case .situation(let situation, true): "the situation is '\(situation)'"
        case .situation(let situation, false): "the situation is not '\(situation)'"
        case .habit: "what the user did at such times"
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
