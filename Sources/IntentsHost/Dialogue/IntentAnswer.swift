public import Intents

/// The user's answer to a question.
///
/// Unchecked: with a value, its objects are handed over; who answers does not use them any more.
public enum IntentAnswer: @unchecked Sendable {
    /// Yes.
    case yes
    /// No.
    case no
    /// A choice, by its place in the question's list.
    case choice(Int)
    /// Words. They can also say yes or no, or name a choice.
    case words(String)
    /// A value of the parameter's type.
    case value(IntentValue)
    /// The user gives up, which ends the run.
    case cancel
}

extension IntentAnswer: ExpressibleByStringLiteral {
    /// Words.
    public init(stringLiteral value: String) {
        self = .words(value)
    }
}
