/// The codes that every response has, with their raw values in generated enums. The codes of a definition start at 100.
public enum IntentResponseCode: Int, Sendable, CaseIterable {
    /// The code isn't known.
    case unspecified = 0
    /// The intent can be handled.
    case ready = 1
    /// The app continues.
    case continueInApp = 2
    /// The intent is being handled.
    case inProgress = 3
    /// The intent was handled.
    case success = 4
    /// The intent couldn't be handled.
    case failure = 5
    /// The intent can be handled only in the app.
    case failureRequiringAppLaunch = 6
}
