/// The limits on the time of handlers and on the number of questions to the user.
///
/// A handler that blocks its thread isn't interrupted: the host notices only when the handler returns that it took too
/// long.
public struct IntentLimits: Hashable, Sendable {
    /// The time limit of each call that resolves a parameter.
    public var resolve: Duration = .seconds(10)
    /// The time limit of each call that provides the options or the default value of a parameter.
    public var options: Duration = .seconds(10)
    /// The time limit of `confirm`.
    public var confirm: Duration = .seconds(10)
    /// The time limit of `handle`.
    public var handle: Duration = .seconds(10)
    /// The number of times that a parameter is resolved, and a question is asked, before the intent fails.
    public var rounds = 8

    /// Creates the default limits: ten seconds for each call, and eight rounds.
    public init() {}

    /// Creates limits with the same time for each call.
    public init(each limit: Duration) {
        resolve = limit
        options = limit
        confirm = limit
        handle = limit
    }
}
