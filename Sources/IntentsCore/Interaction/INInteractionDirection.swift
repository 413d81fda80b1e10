/// The direction of an interaction.
public enum INInteractionDirection: Int, Sendable {
    /// The direction isn't known.
    case unspecified = 0
    /// From the user.
    case outgoing = 1
    /// To the user.
    case incoming = 2
}
