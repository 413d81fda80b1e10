/// The codes that every response has, with the raw values that generated enums give them. Those of a definition begin
/// at 100.
public enum IntentResponseCode: Int, Sendable, CaseIterable {
    /// Not known.
    case unspecified = 0
    /// The intent can be handled.
    case ready = 1
    /// The app takes over.
    case continueInApp = 2
    /// The intent is being handled.
    case inProgress = 3
    /// The intent was handled.
    case success = 4
    /// The intent could not be handled.
    case failure = 5
    /// The intent can be handled only in the app.
    case failureRequiringAppLaunch = 6
}
