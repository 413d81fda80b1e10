import Intents

/// One run of an intent, from its parameters to the last word.
final class IntentSession {
    let host: IntentHost
    let intent: INIntent
    let recorder: TraceRecorder
    let conversation: IntentConversation

    /// The handler's last response.
    var response: INIntentResponse?
    /// What was said at the end.
    var lastText: String?
    /// What the app was given to continue with.
    var userActivity: NSUserActivity?

    init(_ host: IntentHost, _ intent: INIntent, _ dialogue: any IntentDialogue) {
        self.host = host
        self.intent = intent
        recorder = TraceRecorder(clock: host.configuration.clock)
        conversation = IntentConversation(host, dialogue, recorder)
    }

    /// Runs the intent.
    nonisolated(nonsending) func run() async -> IntentRun {
        do {
            let caller = try await caller()
            defer { caller.cleanUp() }
            try await resolveParameters(caller)
            if let ending = try await confirm(caller) { return finished(ending) }
            return finished(try await handle(caller))
        } catch is CancellationError {
            return finished(.cancelled)
        } catch {
            recorder.record(IntentTraceStep(kind: .error, text: error.traceText))
            await apologise(for: error)
            return finished(.failed, error)
        }
    }

    /// Finds the handler.
    private nonisolated(nonsending) func caller() async throws -> HandlerCaller {
        let intentClass = type(of: intent)
        guard let metadata = intentClass.intentMetadata,
            host.configuration.intents.contains(where: { $0 == intentClass })
        else {
            throw INIntentError(
                .invalidIntentName,
                description: "the app does not declare '\(intentClass)': add it to the configuration's intents"
            )
        }
        let handler = try await IntentHandler.handler(of: intent, from: host.configuration.handlers)
        recorder.record(IntentTraceStep(kind: .handler, result: "\(type(of: handler.object))"))
        try await handler.check(for: intent, in: host)
        return HandlerCaller(intent, metadata, handler, host, recorder)
    }

    /// Resolves the parameters in the definition's order. One whose relationship to another does not hold is passed
    /// over, and so are those that depend on it.
    private nonisolated(nonsending) func resolveParameters(_ caller: HandlerCaller) async throws {
        var skipped: Set<String> = []
        for index in caller.metadata.parameters.indices {
            let resolver = ParameterResolver(index, caller, conversation)
            if let parent = resolver.parentThatCallsForNothing(skipped) {
                skipped.insert(resolver.parameter.name)
                let reason = "'\(parent)' does not call for it"
                recorder.record(IntentTraceStep(kind: .skip, parameter: resolver.parameter.name, result: reason))
            } else {
                try await resolver.resolve()
            }
        }
    }

    private func finished(_ ending: IntentRunEnding, _ error: (any Error)? = nil) -> IntentRun {
        IntentRun(
            ending: ending,
            error: error,
            intent: intent,
            response: response,
            text: lastText,
            userActivity: userActivity,
            trace: IntentTrace(
                subject: "\(type(of: intent))",
                identifier: intent.identifier ?? "",
                steps: recorder.close(),
                ending: ending
            )
        )
    }
}
