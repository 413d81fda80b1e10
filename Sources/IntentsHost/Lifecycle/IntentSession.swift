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

// What follows from the handler's responses.
extension IntentSession {
    /// Asks the handler, and then the user where the definition says so, whether the intent may be handled.
    ///
    /// - Returns: How the run ends; `nil` where it goes on.
    nonisolated(nonsending) func confirm(_ caller: HandlerCaller) async throws -> IntentRunEnding? {
        let response: INIntentResponse?
        do {
            response = try await self.response(caller, .confirm)
        } catch IntentHandlerFault.methodNotImplemented {
            response = nil
            recorder.record(IntentTraceStep(kind: .confirm, result: "ready", text: "there is no 'confirm'"))
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
        case .ready?: warn("the handler's 'handle' answered 'ready', which says nothing")
        default: break
        }
        await say(response)
        switch response.handlingStatus {
        case .success: return .succeeded
        case .inProgress: return .inProgress
        default: return .failed
        }
    }

    /// Says that something went wrong.
    nonisolated(nonsending) func apologise(for error: any Error) async {
        let isTimeOut = (error as? INIntentError)?.code == .requestTimedOut
        let phrase = isTimeOut ? conversation.phrases.timeOut : conversation.phrases.failure
        await say(conversation.words(nil, or: phrase, with: textSource(nil)))
    }

    // MARK: Confirmation

    /// How the run ends after a response to `confirm`; `nil` where it goes on.
    private nonisolated(nonsending) func conclude(
        confirmation response: INIntentResponse
    ) async throws -> IntentRunEnding? {
        switch response.builtInCode {
        case .ready?: return nil
        case .continueInApp?, .failureRequiringAppLaunch?: return await handOver(response)
        default: break
        }
        switch response.handlingStatus {
        // A code of the definition that is a success says what there is to confirm.
        case .success where response.builtInCode == nil: return nil
        case .success, .inProgress:
            warn("the handler's 'confirm' answered '\(response.codeName)': 'ready' says that the intent can be handled")
            return nil
        default:
            await say(response)
            return .failed
        }
    }

    /// Asks the user whether the intent may be handled.
    ///
    /// - Throws: `CancellationError` where it may not.
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

    /// Gives the app what it continues with.
    private nonisolated(nonsending) func handOver(_ response: INIntentResponse) async -> IntentRunEnding {
        if response.text(concise: host.configuration.showsResponses) != nil { await say(response) }
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
        switch response.handlingStatus {
        case .success: conversation.phrases.success
        case .inProgress: conversation.phrases.inProgress
        default: conversation.phrases.failure
        }
    }

    /// What a response's text can name: its properties and the intent's parameters; a phrase also what the intent does.
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
