import Intents

/// Calls the methods of a handler for one intent, each within its limit, and notes the calls.
final class HandlerCaller {
    let intent: INIntent
    let metadata: IntentMetadata
    let limits: IntentLimits
    private let handler: IntentHandler
    private let clock: any Clock<Duration>
    private let recorder: TraceRecorder

    init(
        _ intent: INIntent,
        _ metadata: IntentMetadata,
        _ handler: IntentHandler,
        _ configuration: IntentHostConfiguration,
        _ recorder: TraceRecorder
    ) {
        self.intent = intent
        self.metadata = metadata
        self.handler = handler
        limits = configuration.limits
        clock = configuration.clock
        self.recorder = recorder
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
        let elapsed = clock.stopwatch()
        switch await end(of: method, limit, elapsed) {
        case .outcome(let outcome):
            if case .failure(let error) = outcome.value { throw self.error(error) }
            return (outcome.value, elapsed())
        case .abandoned: throw error(IntentHandlerFault.completionNotCalled(metadata.signature(of: method)))
        case .timedOut: throw timeOut(method, limit)
        case .cancelled: throw CancellationError()
        }
    }

    private nonisolated(nonsending) func end(
        of method: IntentMetadataCall.Method,
        _ limit: Duration,
        _ elapsed: () -> Duration
    ) async -> PendingCall.End {
        let pending = PendingCall { [recorder, metadata] first in
            recorder.recordFault(first.complaint(about: metadata.signature(of: method)))
        }
        await send(method, pending)
        if let end = pending.end { return elapsed() > limit ? .timedOut : end }
        return await pending.wait(atMost: limit, by: clock)
    }

    /// Makes the call. On return, only the handler holds the right to complete it.
    private nonisolated(nonsending) func send(_ method: IntentMetadataCall.Method, _ pending: PendingCall) async {
        let right = CompletionRight(pending)
        await handler.send(IntentMetadataCall(method) { right.complete($0) }, for: intent)
    }

    /// The error that a handler's failure stands for. One that can no longer complete is one that takes too long.
    private func error(_ failure: any Error) -> any Error {
        guard case IntentHandlerFault.completionNotCalled = failure else { return failure }
        recorder.recordFault("\(failure)")
        return INIntentError(.requestTimedOut, description: "\(failure)")
    }

    private func timeOut(_ method: IntentMetadataCall.Method, _ limit: Duration) -> INIntentError {
        let name = metadata.signature(of: method)
        let text = "the handler's '\(name)' did not complete within \(limit.formatted(.units(width: .wide)))"
        recorder.recordFault(text)
        return INIntentError(.requestTimedOut, description: text)
    }
}

extension PendingCall.End {
    /// What is wrong with completing a call that ended like this.
    fileprivate func complaint(about name: String) -> String {
        switch self {
        case .timedOut: "the handler's '\(name)' completed after its time: the result was dropped"
        case .cancelled: "the handler's '\(name)' completed after the run was cancelled: the result was dropped"
        case .outcome, .abandoned: "the handler's '\(name)' completed more than once: the first result counts"
        }
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

extension IntentMetadata {
    /// The name of a method of the handling protocol, without its completion handler.
    fileprivate func signature(of method: IntentMetadataCall.Method) -> String {
        switch method {
        case .handle: "handle(intent:)"
        case .confirm: "confirm(intent:)"
        case .resolve(let index): "resolve\(capitalName(index))(for:)"
        case .options(let index, _): "provide\(capitalName(index))OptionsCollection(for:)"
        case .defaultValue(let index): "default\(capitalName(index))(for:)"
        }
    }

    private func capitalName(_ index: Int) -> String {
        let name = parameters[index].name
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}

extension Clock where Duration == Swift.Duration {
    /// Begins to measure time.
    ///
    /// - Returns: Gives the time since then.
    func stopwatch() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
