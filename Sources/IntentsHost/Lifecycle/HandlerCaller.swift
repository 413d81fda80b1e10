import Intents

/// Calls the methods of a handler for one intent, each within its limit, and notes the calls.
struct HandlerCaller {
    let intent: INIntent
    let metadata: IntentMetadata
    let handler: IntentHandler
    let limits: IntentLimits
    let clock: any Clock<Duration>
    let recorder: TraceRecorder

    /// Calls a method.
    ///
    /// A completion that comes before the method returns costs neither a task nor a change of threads.
    ///
    /// - Returns: What came of it, and after how long.
    /// - Throws: `INIntentError` where the handler took too long or can no longer complete, the handler's error or
    ///   fault, and `CancellationError`.
    func call(
        _ method: IntentMetadataCall.Method
    ) async throws -> (outcome: IntentMetadataCall.Outcome, duration: Duration) {
        let name = metadata.signature(of: method)
        let limit = limits.limit(of: method)
        let elapsed = clock.stopwatch()
        switch await end(of: method, name, limit) {
        case .outcome(let outcome):
            let duration = elapsed()
            if duration > limit { throw timeOut(name, limit) }
            if case .failure(let error) = outcome.value { throw noted(error) }
            return (outcome.value, duration)
        case .abandoned:
            throw noted(IntentHandlerFault.completionNotCalled(name))
        case .timedOut: throw timeOut(name, limit)
        case .cancelled: throw CancellationError()
        }
    }

    private func end(
        of method: IntentMetadataCall.Method,
        _ name: String,
        _ limit: Duration
    ) async -> PendingCall.End {
        let pending = PendingCall { [recorder] first in
            recorder.recordFault(first.complaint(about: name))
        }
        await send(method, pending)
        if let end = pending.end { return end }
        return await pending.wait(atMost: limit, by: clock)
    }

    /// Makes the call. On return, only the handler holds the right to complete it.
    private func send(_ method: IntentMetadataCall.Method, _ pending: PendingCall) async {
        let right = CompletionRight(pending)
        await handler.send(IntentMetadataCall(method) { right.complete($0) }, for: intent)
    }

    /// Notes a fault. A handler that can no longer complete is one that takes too long.
    private func noted(_ error: any Error) -> any Error {
        guard let fault = error as? IntentHandlerFault else { return error }
        recorder.recordFault(fault.description)
        guard case .completionNotCalled = fault else { return fault }
        return INIntentError(.requestTimedOut, description: fault.description)
    }

    private func timeOut(_ name: String, _ limit: Duration) -> INIntentError {
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
