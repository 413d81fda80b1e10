/// The user's answer to the question whether Siri may work with the app.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// The user hasn't been asked.
    case notDetermined = 0
    /// The user can't be asked.
    case restricted = 1
    /// The user denied it.
    case denied = 2
    /// The user allowed it.
    case authorized = 3
}
