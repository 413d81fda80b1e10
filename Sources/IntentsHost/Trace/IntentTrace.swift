public import Foundation

/// The steps of a run, in order.
public struct IntentTrace: Codable, Hashable, Sendable {
    /// The name of the intent class, or the type of the activity.
    public let subject: String
    /// The identifier of the run.
    public let identifier: String
    /// The steps, in order.
    public let steps: [IntentTraceStep]
    /// The way in which the run ended.
    public let ending: IntentRunEnding

    /// Returns the trace as JSON, with sorted keys.
    ///
    /// - Parameter durations: Whether to include the times and the durations of calls. Without them, the JSON of equal
    ///   runs differs only in the identifier.
    public func json(durations: Bool = true) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let trace = durations ? self : withoutTimes
        guard let data = try? encoder.encode(trace) else {
            preconditionFailure("a trace holds only strings and finite numbers")
        }
        return data
    }

    /// Returns the trace as a transcript for people: the subject, a line for each step, and the ending.
    ///
    /// - Parameter durations: Whether to include the times and the durations of calls. Without them, the transcripts of
    ///   equal runs are equal.
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
    /// The transcript. As the comment of an expectation, `"\(run.trace)"`, it is shown if the expectation fails.
    public var description: String { transcript() }
}

extension IntentRunEnding {
    /// The ending in words.
    fileprivate var words: String {
        switch self {
        case .succeeded: "the intent was handled"
        case .inProgress: "the intent is being handled"
        case .failed: "the intent wasn't handled"
        case .cancelled: "the user gave up, or the run was canceled"
        case .continuedInApp: "the app continued"
        }
    }
}
