import Intents

/// Calls the methods of a handler for one intent, each within its limit, and notes the calls.
final class HandlerCaller {
    let intent: INIntent
    let metadata: IntentMetadata
    let limits: IntentLimits
    private let handler: IntentHandler
    private let clock: any Clock<Duration>
    /// Gives the time since the caller was created.
    private let time: @Sendable () -> Duration
    private let recorder: TraceRecorder
    /// The parameters whose values are files.
    private let fileParameters: [IntentParameterMetadata]
    /// Where those that are held as bytes have addresses.
    private let files = IntentFileFolder()

    init(
        _ intent: INIntent,
        _ metadata: IntentMetadata,
        _ handler: IntentHandler,
        _ host: IntentHost,
        _ recorder: TraceRecorder
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

    /// Takes away what was made for the handler to use while the intent runs.
    func cleanUp() {
        if !fileParameters.isEmpty { files.remove() }
    }

    /// Lets the files that the intent has at this time have addresses.
    private func lendAddresses() {
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
    /// - Returns: What came of it, and after how long.
    /// - Throws: `INIntentError` where the handler took too long or can no longer complete, the handler's error or
    ///   fault, and `CancellationError`.
    nonisolated(nonsending) func call(
        _ method: IntentMetadataCall.Method
    ) async throws -> (outcome: IntentMetadataCall.Outcome, duration: Duration) {
        let limit = limits.limit(of: method)
        lendAddresses()
        let start = time()
        let pending = PendingCall(method, metadata, recorder) { [time] in time() - start > limit }
        await handler.send(.completing(pending, method), for: intent)
        // A handler that blocks is found to be late when it returns.
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

    /// The error that a handler's failure stands for. One that can no longer complete is one that takes too long.
    private func error(_ failure: any Error) -> any Error {
        guard case IntentHandlerFault.completionNotCalled = failure else { return failure }
        recorder.recordFault("\(failure)")
        return INIntentError(.requestTimedOut, description: "\(failure)")
    }

    private func timeOut(_ method: IntentMetadataCall.Method) -> INIntentError {
        let name = metadata.signature(of: method)
        let limit = limits.limit(of: method).formatted(.units(width: .wide))
        let text = "the handler's '\(name)' did not complete within \(limit)"
        recorder.recordFault(text)
        return INIntentError(.requestTimedOut, description: text)
    }
}

extension IntentMetadataCall {
    /// A call that ends a pending one. Only the handler holds the right to complete it.
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
        case .options, .defaultValue: options
        }
    }
}

extension Clock where Duration == Swift.Duration {
    /// Begins to measure time.
    ///
    /// - Returns: Gives the time since then.
    func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
