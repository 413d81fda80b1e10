/// How long handlers may take, and how often the user is asked.
///
/// A handler that blocks the thread on which it is called is not interrupted: that it took too long is found out when
/// it returns.
public struct IntentLimits: Hashable, Sendable {
    /// How long finding the value of a parameter may take, for each call.
    public var resolve: Duration = .seconds(10)
    /// How long giving the options of a parameter may take, for each call.
    public var options: Duration = .seconds(10)
    /// How long checking whether the intent can be handled may take.
    public var confirm: Duration = .seconds(10)
    /// How long handling the intent may take.
    public var handle: Duration = .seconds(10)
    /// How often a parameter is resolved, and how often a question is asked again, before the intent fails.
    public var rounds = 8

    /// Creates the limits that hold unless an app says otherwise: ten seconds for each call, and eight rounds.
    public init() {}

    /// Creates limits that allow the same time for each call.
    public init(each limit: Duration) {
        resolve = limit
        options = limit
        confirm = limit
        handle = limit
    }
}
