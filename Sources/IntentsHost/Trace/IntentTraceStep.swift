/// One step of a run.
///
/// Texts and values are plain strings: statements to the user are in the user's language, and values of parameters are
/// written as in code.
public struct IntentTraceStep: Codable, Hashable, Sendable {
    /// A kind of step.
    public enum Kind: String, Codable, Sendable {
        /// The host found the handler: `result` is its type.
        case handler
        /// The host skipped a parameter: `result` is the reason.
        case skip
        /// The host set a parameter to its default value.
        case defaultValue
        /// The handler resolved a parameter: `result` is its answer.
        case resolve
        /// The handler provided the options of a parameter, which are the values.
        case options
        /// The host set a parameter to another value, from the handler or the user; no values if it doesn't need one.
        case set
        /// The handler confirmed the intent: `result` is the response's code.
        case confirm
        /// The handler handled the intent: `result` is the response's code.
        case handle
        /// The host asked the user: the values are the choices.
        case question
        /// The user answered.
        case answer
        /// The host said a text to the user.
        case statement
        /// The app continued: `result` is the type of its activity.
        case handOver
        /// A problem that doesn't stop the run.
        case warning
        /// A fault of the handler.
        case fault
        /// An error that stopped the run.
        case error
    }

    /// The kind of step.
    public let kind: Kind
    /// The parameter that the step is about.
    public var parameter: String?
    /// The result of the step.
    public var result: String?
    /// The values of the step.
    public var values: [String]?
    /// The text of the question, answer, statement or problem.
    public var text: String?
    /// The duration of the handler's call, in seconds.
    public var seconds: Double?
    /// The time of the step, in seconds from the start of the run.
    public var time: Double?
}
