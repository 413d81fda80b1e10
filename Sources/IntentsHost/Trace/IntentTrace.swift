public import Foundation

/// Everything that happened while an intent ran, in order.
public struct IntentTrace: Codable, Hashable, Sendable {
    /// What was run: the name of the intent class, or the type of an activity.
    public let subject: String
    /// The identifier of the run.
    public let identifier: String
    /// The steps, in order.
    public let steps: [IntentTraceStep]
    /// How the run ended.
    public let ending: IntentRunEnding

    /// The trace as JSON, with sorted keys.
    ///
    /// - Parameter durations: Whether times and the durations of calls are part of it. Without them, equal runs give equal
    ///   JSON except for the identifier.
    public func json(durations: Bool = true) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let trace = durations ? self : withoutTimes
        guard let data = try? encoder.encode(trace) else {
            preconditionFailure("a trace holds only strings and finite numbers")
        }
        return data
    }

    /// The trace as a transcript for people: what was run, a line for each step, and how it ended.
    ///
    /// - Parameter durations: Whether the time of each step and the durations of calls are part of it. Without them, equal
    ///   runs give equal text.
    public func transcript(durations: Bool = true) -> String {
        let trace = durations ? self : withoutTimes
        let lines = trace.steps.map(TranscriptLine.init)
        let width = (lines.map(\.actor.count) + [3]).max() ?? 3
        let texts = lines.map { $0.text(actorWidth: width) }
        return (["\(subject)"] + texts + ["ended: \(ending.words)"]).joined(separator: "\n")
    }

    private var withoutTimes: IntentTrace {
        let steps = steps.map { step in
            var step = step
            step.seconds = nil
            step.time = nil
            return step
        }
        return IntentTrace(subject: subject, identifier: identifier, steps: steps, ending: ending)
    }
}

extension IntentTrace: CustomStringConvertible {
    /// The transcript. An expectation that fails shows it if it is given as its comment: `"\(run.trace)"`.
    public var description: String { transcript() }
}

extension IntentRunEnding {
    /// How a run ended, in words.
    fileprivate var words: String {
        switch self {
        case .succeeded: "the intent was handled"
        case .inProgress: "the intent is being handled"
        case .failed: "the intent was not handled"
        case .cancelled: "the user gave up, or the run was cancelled"
        case .continuedInApp: "the app went on"
        }
    }
}
