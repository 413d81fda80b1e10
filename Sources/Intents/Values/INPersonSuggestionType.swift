/// Where the suggestion of a person comes from.
public enum INPersonSuggestionType: Int, Sendable {
    /// The person is not a suggestion.
    case none = 0
    /// A profile in a social network.
    case socialProfile = 1
    /// An address for messages.
    case instantMessageAddress = 2
}
