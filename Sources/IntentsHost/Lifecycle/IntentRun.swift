public import Intents

/// What came of running an intent.
public struct IntentRun {
    /// How it ended.
    public let ending: IntentRunEnding
    /// Why it failed, where the handler's response is not the reason: an `INIntentError`, or an error of the handler's
    /// options or of the dialogue.
    public let error: (any Error)?
    /// The intent with the values that were found; `nil` where an activity was run.
    public let intent: INIntent?
    /// The handler's last response.
    public let response: INIntentResponse?
    /// What was said at the end.
    public let text: String?
    /// What the app was given to continue with.
    public let userActivity: NSUserActivity?
    /// Everything that happened.
    public let trace: IntentTrace

    /// Whether the intent was handled. `#expect(run.hasSucceeded)` shows the whole run if it was not.
    public var hasSucceeded: Bool { ending == .succeeded }

    /// What goes to the next action of a shortcut.
    public var output: IntentValue? {
        guard let response, let metadata = type(of: response).intentMetadata, let name = metadata.outputProperty else {
            return nil
        }
        return metadata.property(named: name)?.value(in: response)
    }

    /// The run as an app or its hosted view sees it.
    public var interaction: INInteraction? {
        intent.map { INInteraction(intent: $0, response: response) }
    }
}

extension IntentRun: CustomStringConvertible {
    /// The transcript of the run.
    public var description: String { trace.description }
}
