public import Intents

/// A stand-in for the operating system, which runs an app's intents as a device does.
///
/// A host finds the handler of an intent, resolves the intent's parameters, confirms and handles the intent, asks the
/// user if needed, and says the result.
public final class IntentHost: Sendable {
    /// The app's intents and handlers, and the user's surroundings.
    public let configuration: IntentHostConfiguration

    let texts: IntentTextRenderer
    let reader: AnswerReader
    /// The handlers that are known to be complete, so that only the first run of each has to check.
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
    /// The handler is called on the caller's executor, so that an immediate completion costs nothing; a handler whose
    /// conformance is isolated to the main actor is called there.
    ///
    /// - Parameters:
    ///   - intent: The intent. The host runs a copy, and doesn't change the original.
    ///   - dialogue: The dialogue with the user.
    /// - Returns: The result, which is also returned if the intent fails.
    public nonisolated(nonsending) func run(_ intent: INIntent, in dialogue: any IntentDialogue) async -> IntentRun {
        let copy = intent.copy() as? INIntent ?? intent
        copy.identifier = UUID.now().uuidString
        return await IntentSession(of: copy, on: self, in: dialogue).run()
    }

    /// Runs the shortcut that a phrase stands for.
    ///
    /// - Parameters:
    ///   - phrase: The phrase.
    ///   - resolver: Finds the shortcut for the phrase.
    ///   - dialogue: The dialogue with the user.
    /// - Throws: An `INIntentError` with the code `voiceShortcutGetFailed` if the phrase doesn't stand for a shortcut,
    ///   and the resolver's error.
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

    /// Opens the app, as a tap on the result of a run does on a device.
    ///
    /// The app gets the response's activity, or else one whose type is the name of the intent class; the activity's
    /// `interaction` has the intent and the response.
    public nonisolated(nonsending) func openApp(after run: IntentRun) async -> IntentRun {
        let activity = run.intent.map { NSUserActivity.continuing($0, after: run.response) } ?? run.userActivity
        guard let activity else { return run }
        return await self.run(activity)
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
    /// Creates the error for an activity with which the app doesn't continue.
    init(_ code: Code, activity: NSUserActivity) {
        self.init(code, description: "the app doesn't continue with the activity '\(activity.activityType)'")
    }
}
