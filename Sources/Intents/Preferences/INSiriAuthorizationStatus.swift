/// Whether the user lets the assistant work with the app.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user cannot be asked.
    case restricted = 1
    /// The user said no.
    case denied = 2
    /// The user said yes.
    case authorized = 3
}
