public import Intents

/// The result of running an intent.
public struct IntentRun {
    /// The way in which the run ended.
    public let ending: IntentRunEnding
    /// The reason for a failure, unless it is the handler's response: an `INIntentError`, or an error of the handler's
    /// options or of the dialogue.
    public let error: (any Error)?
    /// The intent with its resolved parameters; `nil` if an activity was run.
    public let intent: INIntent?
    /// The handler's last response.
    public let response: INIntentResponse?
    /// The last statement to the user.
    public let text: String?
    /// The activity with which the app continues.
    public let userActivity: NSUserActivity?
    /// The steps of the run.
    public let trace: IntentTrace

    /// Whether the intent was handled. If it wasn't, `#expect(run.hasSucceeded)` shows the whole run.
    public var hasSucceeded: Bool { ending == .succeeded }

    /// The value for the next action of a shortcut.
    public var output: IntentValue? {
        guard let response, let metadata = type(of: response).intentMetadata, let name = metadata.outputProperty else {
            return nil
        }
        return metadata.property(named: name)?.value(in: response)
    }

    /// The run as an interaction, for an app or its hosted view.
    public var interaction: INInteraction? {
        intent.map { INInteraction(intent: $0, response: response) }
    }
}

extension IntentRun: CustomStringConvertible {
    /// The transcript of the run.
    public var description: String { trace.description }
}
