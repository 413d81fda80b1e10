import Intents

/// One run of an intent, from resolving its parameters to the last statement.
final class IntentSession {
    let host: IntentHost
    let intent: INIntent
    let recorder: TraceRecorder
    let conversation: IntentConversation

    /// The handler's last response.
    var response: INIntentResponse?
    /// The last statement to the user.
    var lastText: String?
    /// The activity with which the app continues.
    var userActivity: NSUserActivity?

    init(of intent: INIntent, on host: IntentHost, in dialogue: any IntentDialogue) {
        self.host = host
        self.intent = intent
        recorder = TraceRecorder(clock: host.configuration.clock)
        conversation = IntentConversation(of: host, dialogue: dialogue, recorder: recorder)
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
            await apologize(for: error)
            return finished(.failed, error)
        }
    }

    /// Finds and checks the handler.
    private nonisolated(nonsending) func caller() async throws -> HandlerCaller {
        let intentClass = type(of: intent)
        guard let metadata = intentClass.intentMetadata,
            host.configuration.intents.contains(where: { $0 == intentClass })
        else {
            throw INIntentError(
                .invalidIntentName,
                description: "the app doesn't declare '\(intentClass)'; add it to the configuration's 'intents'"
            )
        }
        let handler = try await IntentHandler.handler(of: intent, from: host.configuration.handlers)
        recorder.record(IntentTraceStep(kind: .handler, result: "\(type(of: handler.object))"))
        try await handler.check(for: intent, in: host)
        return HandlerCaller(handler, for: intent, metadata: metadata, host: host, recorder: recorder)
    }

    /// Resolves the parameters in the definition's order. Parameters whose relationship to another doesn't hold are
    /// skipped, and so are those that depend on them.
    private nonisolated(nonsending) func resolveParameters(_ caller: HandlerCaller) async throws {
        var skipped: Set<String> = []
        for index in caller.metadata.parameters.indices {
            let resolver = ParameterResolver(at: index, caller: caller, conversation: conversation)
            if let parent = resolver.parentThatCallsForNothing(skipped) {
                skipped.insert(resolver.parameter.name)
                let reason = "'\(parent)' doesn't call for it"
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

// The steps after the parameters, which depend on the handler's responses.
extension IntentSession {
    /// Asks the handler, and then the user if the definition requires it, whether the intent may be handled.
    ///
    /// - Returns: The ending of the run; `nil` if it continues.
    nonisolated(nonsending) func confirm(_ caller: HandlerCaller) async throws -> IntentRunEnding? {
        let response: INIntentResponse?
        do {
            response = try await self.response(caller, .confirm)
        } catch IntentHandlerFault.methodNotImplemented {
            response = nil
            recorder.record(IntentTraceStep(kind: .confirm, result: "ready", text: "doesn't implement 'confirm'"))
        }
        if let response, let ending = try await conclude(confirmation: response) { return ending }
        if caller.metadata.traits.contains(.confirmed) { try await askUser(response) }
        return nil
    }

    /// Lets the handler handle the intent.
    nonisolated(nonsending) func handle(_ caller: HandlerCaller) async throws -> IntentRunEnding {
        guard let response = try await response(caller, .handle) else { return .failed }
        switch response.builtInCode {
        case .continueInApp?, .failureRequiringAppLaunch?: return await handOver(response)
        case .ready?: warn("the handler's 'handle' answered 'ready'; answer 'success' or 'failure' instead")
        case .unspecified?, .inProgress?, .success?, .failure?, nil: break
        }
        if response.opensApp { return await handOver(response) }
        await say(response)
        switch response.handlingStatus {
        case .success: return .succeeded
        case .inProgress: return .inProgress
        case .unspecified, .ready, .failure, .deferredToApplication, .userConfirmationRequired: return .failed
        }
    }

    /// Says that the run failed.
    nonisolated(nonsending) func apologize(for error: any Error) async {
        let isTimeOut = (error as? INIntentError)?.code == .requestTimedOut
        let phrase = isTimeOut ? conversation.phrases.timeOut : conversation.phrases.failure
        await say(conversation.words(nil, or: phrase, with: textSource(nil)))
    }

    // MARK: Confirmation

    /// Returns the ending of the run after a response to `confirm`; `nil` if it continues.
    private nonisolated(nonsending) func conclude(
        confirmation response: INIntentResponse
    ) async throws -> IntentRunEnding? {
        switch response.builtInCode {
        case .ready?: return nil
        case .continueInApp?, .failureRequiringAppLaunch?: return await handOver(response)
        case .unspecified?, .inProgress?, .success?, .failure?, nil: break
        }
        switch response.handlingStatus {
        // A success with a code of the definition has the text that the user confirms.
        case .success where response.builtInCode == nil: return nil
        case .success, .inProgress:
            warn("the handler's 'confirm' answered '\(response.codeName)'; answer 'ready' if the intent can be handled")
            return nil
        case .unspecified, .ready, .failure, .deferredToApplication, .userConfirmationRequired:
            await say(response)
            return .failed
        }
    }

    /// Asks the user whether the intent may be handled.
    ///
    /// - Throws: `CancellationError` if it may not.
    private nonisolated(nonsending) func askUser(_ response: INIntentResponse?) async throws {
        let text = response.flatMap { $0.text(concise: false) }
        let question = IntentQuestion(
            kind: .intentConfirmation,
            parameter: nil,
            text: conversation.words(text, or: conversation.phrases.ready, with: textSource(response)),
            choices: [],
            takesWords: false
        )
        guard try await conversation.askForTruth(question) else { throw CancellationError() }
    }

    // MARK: Responses

    private nonisolated(nonsending) func response(
        _ caller: HandlerCaller,
        _ method: IntentMetadataCall.Method
    ) async throws -> INIntentResponse? {
        let (outcome, duration) = try await caller.call(method)
        guard case .response(let response) = outcome else { return nil }
        self.response = response
        recorder.record(
            IntentTraceStep(
                kind: method == .confirm ? .confirm : .handle,
                result: response.codeName,
                seconds: duration.inSeconds
            )
        )
        return response
    }

    /// Hands the app the activity with which it continues.
    private nonisolated(nonsending) func handOver(_ response: INIntentResponse) async -> IntentRunEnding {
        let hasText = response.text(concise: host.configuration.showsResponses) != nil
        if hasText || response.reason != nil { await say(response) }
        let activity = NSUserActivity.continuing(intent, after: response)
        recorder.record(IntentTraceStep(kind: .handOver, result: activity.activityType))
        userActivity = activity
        if await host.configuration.continuation?(activity) == true { return .continuedInApp }
        warn(INIntentError(.noAppAvailable, activity: activity).localizedDescription)
        return .failed
    }

    private nonisolated(nonsending) func say(_ response: INIntentResponse) async {
        let text = response.text(concise: host.configuration.showsResponses)
        let phrase = text == nil ? phrase(for: response) : ""
        await say(conversation.words(text, or: phrase, with: textSource(response)))
    }

    private nonisolated(nonsending) func say(_ text: String) async {
        lastText = text
        await conversation.say(text)
    }

    private func phrase(for response: INIntentResponse) -> String {
        if let reason = response.reason.flatMap({ conversation.phrases.reasons[$0] }) { return reason }
        return switch response.handlingStatus {
        case .success: conversation.phrases.success
        case .inProgress: conversation.phrases.inProgress
        case .unspecified, .ready, .failure, .deferredToApplication, .userConfirmationRequired:
            conversation.phrases.failure
        }
    }

    /// Returns the values of the placeholders in a response's text: the properties of the response, the parameters of
    /// the intent, and, for a phrase, the words for the intent's action.
    private func textSource(_ response: INIntentResponse?) -> IntentTextSource {
        let metadata = type(of: intent).intentMetadata
        var source = IntentTextSource(response: response, intent: intent)
        guard let category = metadata?.category else { return source }
        let action = conversation.phrases.action(category.verb, category: category.name)
        source.phraseWords["action"] = action.phrase
        source.phraseWords["negatedAction"] = action.negated
        source.phraseWords["verb"] = category.verb.lowercased()
        source.phraseWords["title"] = metadata?.title.map(conversation.texts.formatter.translated)
        return source
    }

    private func warn(_ text: String) {
        recorder.record(IntentTraceStep(kind: .warning, text: text))
    }
}
