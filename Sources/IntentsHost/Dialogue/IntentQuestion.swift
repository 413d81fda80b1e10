/// A question to the user.
public struct IntentQuestion: Hashable, Sendable {
    /// The subject of a question.
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
        /// The heading above the value. Neighbors under one heading have the same.
        public let section: String?
        /// Other words for the value.
        public let otherNames: [String]
    }

    /// The subject of the question.
    public let kind: Kind
    /// The name of the parameter in code; `nil` if the question is about the whole intent.
    public let parameter: String?
    /// The question in words.
    public let text: String
    /// The values that can be chosen, in order.
    public let choices: [Choice]
    /// Whether the user can also answer with other words: a value, or a search term for the choices.
    public let takesWords: Bool
}
