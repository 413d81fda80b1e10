/// How a run ended.
public enum IntentRunEnding: String, Codable, Sendable {
    /// The intent was handled.
    case succeeded
    /// The intent is being handled: the app goes on after the response.
    case inProgress
    /// The intent was not handled.
    case failed
    /// The user, or the task, gave up.
    case cancelled
    /// The app took over.
    case continuedInApp
}
