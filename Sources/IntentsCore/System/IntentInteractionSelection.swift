/// A selection of donated interactions.
public enum IntentInteractionSelection: Hashable, Sendable {
    /// All interactions of the app.
    case all
    /// The interactions with the given identifiers.
    case identifiers([String])
    /// The interactions of a group.
    case group(String)
}
