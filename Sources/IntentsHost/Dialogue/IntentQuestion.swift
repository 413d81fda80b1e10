/// A question to the user.
public struct IntentQuestion: Hashable, Sendable {
    /// What is asked for.
    public enum Kind: Hashable, Sendable {
        /// The value of a parameter.
        case value
        /// One of several values of a parameter.
        case choice
        /// Whether a value of a parameter is right.
        case confirmation
        /// Whether the intent may be handled.
        case intentConfirmation
    }

    /// A value that can be chosen.
    public struct Choice: Hashable, Sendable {
        /// The value in words.
        public let title: String
        /// A second line.
        public let subtitle: String?
        /// The heading under which it stands: the same for neighbours under one heading.
        public let section: String?
        /// Other words for it.
        public let otherNames: [String]
    }

    /// What is asked for.
    public let kind: Kind
    /// The name of the parameter in code; `nil` where the intent as a whole is meant.
    public let parameter: String?
    /// The question in words.
    public let text: String
    /// The values that can be chosen, in order.
    public let choices: [Choice]
    /// Whether other words are an answer as well: a value, or words for which choices are searched.
    public let takesWords: Bool
}
