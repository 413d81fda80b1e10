public import Intents

/// The user's answer to a question.
///
/// Unchecked: a value hands over its objects, which the dialogue doesn't use any more.
public enum IntentAnswer: @unchecked Sendable {
    /// Yes.
    case yes
    /// No.
    case no
    /// A choice, by its index in the question's list.
    case choice(Int)
    /// Words. They can also mean yes or no, or name a choice.
    case words(String)
    /// A value of the parameter's type.
    case value(IntentValue)
    /// The user gives up; this ends the run.
    case cancel
}

extension IntentAnswer: ExpressibleByStringLiteral {
    /// Creates an answer in words.
    public init(stringLiteral value: String) {
        self = .words(value)
    }
}
