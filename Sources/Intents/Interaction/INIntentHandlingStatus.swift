/// How far the handling of an intent has come.
public enum INIntentHandlingStatus: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// It can start.
    case ready = 1
    /// It is under way.
    case inProgress = 2
    /// It succeeded.
    case success = 3
    /// It failed.
    case failure = 4
    /// The app takes over.
    case deferredToApplication = 5
    /// The user is asked whether it may start.
    case userConfirmationRequired = 6
}
