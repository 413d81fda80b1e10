/// Whether an interaction went out from the user or came in.
public enum INInteractionDirection: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// It went out from the user.
    case outgoing = 1
    /// It came in to the user.
    case incoming = 2
}
