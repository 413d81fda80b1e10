/// The origin of a suggested person.
public enum INPersonSuggestionType: Int, Sendable {
    /// The person isn't suggested.
    case none = 0
    /// A profile in a social network.
    case socialProfile = 1
    /// An address for messages.
    case instantMessageAddress = 2
}
