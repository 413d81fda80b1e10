/// Which donated interactions are meant.
public enum IntentInteractionSelection: Hashable, Sendable {
    /// All of the app's.
    case all
    /// Those with some identifiers.
    case identifiers([String])
    /// Those of a group.
    case group(String)
}
