/// The way in which a run ended.
public enum IntentRunEnding: String, Codable, Sendable {
    /// The intent was handled.
    case succeeded
    /// The intent is being handled: the app continues after the response.
    case inProgress
    /// The intent wasn't handled.
    case failed
    /// The user gave up, or the task was canceled.
    case cancelled
    /// The app took over.
    case continuedInApp
}
