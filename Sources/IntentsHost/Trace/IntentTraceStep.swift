/// One thing that happened while an intent ran.
///
/// Texts and values are given as plain strings: those that were said in the user's language, values of parameters as
/// they are in code.
public struct IntentTraceStep: Codable, Hashable, Sendable {
    /// What happened.
    public enum Kind: String, Codable, Sendable {
        /// The handler was found: `result` is its type.
        case handler
        /// A parameter was passed over: `result` says why.
        case skip
        /// A parameter got the value that it starts with.
        case defaultValue
        /// The handler was asked for the value of a parameter: `result` is what it said.
        case resolve
        /// The handler was asked for the options of a parameter, which are the values.
        case options
        /// A parameter got another value, which the handler found or the user named; none if it needs none.
        case set
        /// The handler was asked whether it can handle the intent: `result` is the response's code.
        case confirm
        /// The handler handled the intent: `result` is the response's code.
        case handle
        /// The user was asked: the values are the choices.
        case question
        /// The user answered.
        case answer
        /// The user was told something.
        case statement
        /// The app took over: `result` is the type of its activity.
        case handOver
        /// Something is odd, but does not stop the run.
        case warning
        /// The handler is at fault.
        case fault
        /// Something stopped the run.
        case error
    }

    /// What happened.
    public let kind: Kind
    /// The parameter that it is about.
    public var parameter: String?
    /// What came of it.
    public var result: String?
    /// The values that came of it.
    public var values: [String]?
    /// What was said, or is to be known.
    public var text: String?
    /// How long a call of the handler took, in seconds.
    public var seconds: Double?
    /// When it happened, in seconds from the start of the run.
    public var time: Double?
}
