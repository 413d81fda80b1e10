import Intents

/// Calls the methods of a handler for one intent, each within its time limit.
final class HandlerCaller {
    let intent: INIntent
    let metadata: IntentMetadata
    let limits: IntentLimits
    private let handler: IntentHandler
    private let clock: any Clock<Duration>
    /// Returns the time since the caller was created.
    private let time: @Sendable () -> Duration
    private let recorder: TraceRecorder
    /// The parameters whose values are files.
    private let fileParameters: [IntentParameterMetadata]
    /// The folder in which files in memory have URLs.
    private let files = IntentFileFolder()

    init(
        _ handler: IntentHandler,
        for intent: INIntent,
        metadata: IntentMetadata,
        host: IntentHost,
        recorder: TraceRecorder
    ) {
        self.intent = intent
        self.metadata = metadata
        self.handler = handler
        limits = host.configuration.limits
        clock = host.configuration.clock
        time = clock.stopwatch()
        self.recorder = recorder
        fileParameters = metadata.parameters.filter { parameter in
            if case .file = parameter.type.element { true } else { false }
        }
    }

    /// Removes the files that were created for the handler while the intent runs.
    func cleanUp() {
        if !fileParameters.isEmpty { files.remove() }
    }

    /// Provides URLs for the files that the intent has now.
    private func provideURLs() {
        for parameter in fileParameters {
            switch parameter.value(in: intent) {
            case .file(let file)?: file.use(files)
            case .list(let values)?:
                for case .file(let file) in values { file.use(files) }
            default: break
            }
        }
    }

    /// Calls a method.
    ///
    /// A completion that comes before the method returns costs neither a task nor a change of threads.
    ///
    /// - Returns: The outcome, and the time until it came.
    /// - Throws: `INIntentError` if the handler takes too long or can't complete any more, the handler's own error or
    ///   fault, and `CancellationError`.
    nonisolated(nonsending) func call(
        _ method: IntentMetadataCall.Method
    ) async throws -> (outcome: IntentMetadataCall.Outcome, duration: Duration) {
        let limit = limits.limit(of: method)
        provideURLs()
        let start = time()
        let pending = PendingCall(method, of: metadata, recorder: recorder) { [time] in time() - start > limit }
        await handler.send(.completing(pending, method), for: intent)
        // If the handler blocks, it is known to be late only when it returns.
        if let end = pending.end {
            let duration = time() - start
            return (try outcome(of: duration > limit ? .timedOut : end, method), duration)
        }
        let end = await pending.wait(atMost: limit, by: clock)
        return (try outcome(of: end, method), time() - start)
    }

    private func outcome(
        of end: PendingCall.End,
        _ method: IntentMetadataCall.Method
    ) throws -> IntentMetadataCall.Outcome {
        switch end {
        case .outcome(let outcome):
            if case .failure(let error) = outcome.value { throw self.error(error) }
            return outcome.value
        case .abandoned: throw error(IntentHandlerFault.completionNotCalled(metadata.signature(of: method)))
        case .timedOut: throw timeOut(method)
        case .cancelled: throw CancellationError()
        }
    }

    /// Returns the error that a handler's failure stands for. A handler that can't complete any more has timed out.
    private func error(_ failure: any Error) -> any Error {
        guard case IntentHandlerFault.completionNotCalled = failure else { return failure }
        recorder.recordFault("\(failure)")
        return INIntentError(.requestTimedOut, description: "\(failure)")
    }

    private func timeOut(_ method: IntentMetadataCall.Method) -> INIntentError {
        let name = metadata.signature(of: method)
        let limit = limits.limit(of: method).formatted(.units(width: .wide))
        let text = "the handler's '\(name)' didn't complete within \(limit)"
        recorder.recordFault(text)
        return INIntentError(.requestTimedOut, description: text)
    }
}

extension IntentMetadataCall {
    /// Returns a call that ends a pending one. Only the handler holds the right to complete it.
    fileprivate static func completing(_ pending: PendingCall, _ method: Method) -> IntentMetadataCall {
        let right = CompletionRight(pending)
        return IntentMetadataCall(method) { right.complete($0) }
    }
}

extension IntentLimits {
    fileprivate func limit(of method: IntentMetadataCall.Method) -> Duration {
        switch method {
        case .handle: handle
        case .confirm: confirm
        case .resolve: resolve
        case .options, .defaultValue, .other: options
        }
    }
}

extension Clock where Duration == Swift.Duration {
    /// Starts measuring time.
    ///
    /// - Returns: A function that returns the time since then.
    func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}

extension IntentMetadata {
    /// Returns the name of a method of the handling protocol, without its completion handler.
    func signature(of method: IntentMetadataCall.Method) -> String {
        switch method {
        case .handle: "handle(intent:)"
        case .confirm: "confirm(intent:)"
        case .resolve(let index): "resolve\(capitalName(index))(for:)"
        case .options(let index, _): "provide\(capitalName(index))OptionsCollection(for:)"
        case .defaultValue(let index): "default\(capitalName(index))(for:)"
        case .other(let name): name
        }
    }

    private func capitalName(_ index: Int) -> String {
        let name = parameters[index].name
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
