/// What the operating system does with an app's intents on a device.
///
/// A host finds the handler of an intent, resolves the intent's parameters, confirms and handles it, asks the user
/// where that is needed, and says what came of it.
public final class IntentHost: Sendable {
    /// What the host works with.
    public let configuration: IntentHostConfiguration

    let texts: IntentTextRenderer
    let reader: AnswerReader
    /// The handlers that lack nothing, so that only the first run of each has to look.
    let checkedHandlers = CheckedHandlers()

    /// Creates a host.
    public init(_ configuration: IntentHostConfiguration) {
        self.configuration = configuration
        texts = IntentTextRenderer(configuration)
        reader = AnswerReader(configuration)
    }
}
