public import Intents

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

extension IntentHost {
    /// Runs an intent: resolves its parameters, confirms and handles it.
    ///
    /// The handler is called where this function is called, so that a completion that comes at once costs nothing;
    /// one whose conformance is isolated to the main actor is called there.
    ///
    /// - Parameters:
    ///   - intent: The intent. It is not changed: a copy runs.
    ///   - dialogue: Talks with the user.
    /// - Returns: What came of it, also where it failed.
    public nonisolated(nonsending) func run(_ intent: INIntent, in dialogue: any IntentDialogue) async -> IntentRun {
        let copy = intent.copy() as? INIntent ?? intent
        copy.identifier = UUID.now().uuidString
        return await IntentSession(self, copy, dialogue).run()
    }

    /// Runs what a phrase stands for.
    ///
    /// - Parameters:
    ///   - phrase: The phrase.
    ///   - resolver: Knows what the phrase stands for.
    ///   - dialogue: Talks with the user.
    /// - Throws: `INIntentError` where the phrase stands for nothing, and the resolver's error.
    public nonisolated(nonsending) func run(
        phrase: String,
        resolvedBy resolver: any IntentPhraseResolver,
        in dialogue: any IntentDialogue
    ) async throws -> IntentRun {
        switch try await resolver.shortcut(for: phrase) {
        case .intent(let intent)?: return await run(intent, in: dialogue)
        case .userActivity(let activity)?: return await run(activity)
        case nil: throw INIntentError(.voiceShortcutGetFailed, description: "no shortcut has the phrase '\(phrase)'")
        }
    }

    /// Hands an activity to the app.
    public nonisolated(nonsending) func run(_ activity: NSUserActivity) async -> IntentRun {
        let recorder = TraceRecorder(clock: configuration.clock)
        let isContinued = await configuration.continuation?(activity) ?? false
        recorder.record(IntentTraceStep(kind: .handOver, result: activity.activityType))
        let error = isContinued ? nil : INIntentError(.noAppAvailable, activity: activity)
        if let error { recorder.record(IntentTraceStep(kind: .error, text: error.localizedDescription)) }
        let ending = isContinued ? IntentRunEnding.continuedInApp : .failed
        return IntentRun(
            ending: ending,
            error: error,
            intent: nil,
            response: nil,
            text: nil,
            userActivity: activity,
            trace: IntentTrace(
                subject: activity.activityType,
                identifier: UUID.now().uuidString,
                steps: recorder.close(),
                ending: ending
            )
        )
    }
}

extension INIntentError {
    /// No app continues with an activity.
    init(_ code: Code, activity: NSUserActivity) {
        self.init(code, description: "no app continues with the activity '\(activity.activityType)'")
    }
}
