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
    /// - Parameter durations: Whether the durations of calls are part of it. Without them, equal runs give equal JSON
    ///   except for the identifier.
    public func json(durations: Bool = true) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let trace = durations ? self : withoutDurations
        guard let data = try? encoder.encode(trace) else {
            preconditionFailure("a trace holds only strings and finite numbers")
        }
        return data
    }

    private var withoutDurations: IntentTrace {
        let steps = steps.map { step in
            var step = step
            step.seconds = nil
            return step
        }
        return IntentTrace(subject: subject, identifier: identifier, steps: steps, ending: ending)
    }
}
