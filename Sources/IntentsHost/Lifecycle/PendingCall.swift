import Intents
import Synchronization

/// A call of a handler's method that hasn't completed yet. Only the first end counts.
final class PendingCall: Sendable {
    /// The end of a call.
    enum End: Sendable {
        case outcome(UncheckedBox<IntentMetadataCall.Outcome>)
        /// The handler released the completion handler without calling it.
        case abandoned
        case timedOut
        case cancelled
    }

    private enum State {
        case open
        case awaited(UnsafeContinuation<End, Never>)
        case ended(End)
    }

    private let state = Mutex(State.open)
    private let method: IntentMetadataCall.Method
    private let metadata: IntentMetadata
    private let recorder: TraceRecorder
    private let isLate: @Sendable () -> Bool

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - metadata: The facts of the intent.
    ///   - recorder: Records an outcome that comes after the first end.
    ///   - isLate: Whether the time limit has passed. The timer alone isn't enough: it needs a thread, and can be late.
    init(
        _ method: IntentMetadataCall.Method,
        of metadata: IntentMetadata,
        recorder: TraceRecorder,
        isLate: @escaping @Sendable () -> Bool = { false }
    ) {
        self.method = method
        self.metadata = metadata
        self.recorder = recorder
        self.isLate = isLate
    }

    /// The end of the call; `nil` if it hasn't ended yet.
    var end: End? {
        state.withLock { if case .ended(let end) = $0 { end } else { nil } }
    }

    /// Ends the call, if it hasn't ended yet. An outcome after the time limit ends it as timed out.
    func finish(_ end: End) {
        if case .outcome = end, self.end == nil, isLate() { return finish(.timedOut) }
        let earlier = state.withLock { state in
            let earlier = state
            if case .ended = earlier {} else { state = .ended(end) }
            return earlier
        }
        switch (earlier, end) {
        case (.awaited(let continuation), _): continuation.resume(returning: end)
        case (.ended(let first), .outcome):
            recorder.recordFault(first.complaint(about: metadata.signature(of: method)))
        default: break
        }
    }

    /// Waits for the end, up to a time limit.
    nonisolated(nonsending) func wait(atMost limit: Duration, by clock: any Clock<Duration>) async -> End {
        let timer = Task.detached {
            try await clock.sleep(for: limit)
            self.finish(.timedOut)
        }
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let end = state.withLock { state -> End? in
                    if case .ended(let end) = state { return end }
                    state = .awaited(continuation)
                    return nil
                }
                if let end { continuation.resume(returning: end) }
            }
        } onCancel: {
            finish(.cancelled)
        }
    }
}

extension PendingCall.End {
    /// Returns the problem with completing a call that ended like this.
    fileprivate func complaint(about name: String) -> String {
        switch self {
        case .timedOut: "the handler's '\(name)' completed after the time limit; its result is dropped"
        case .cancelled: "the handler's '\(name)' completed after the run was canceled; its result is dropped"
        case .outcome, .abandoned: "the handler's '\(name)' completed more than once; only the first result counts"
        }
    }
}

/// The right to complete a call, which completion handlers share. When the last of them is released, the call can't be
/// completed any more.
final class CompletionRight: Sendable {
    private let call: PendingCall

    init(_ call: PendingCall) {
        self.call = call
    }

    func complete(_ outcome: IntentMetadataCall.Outcome) {
        call.finish(.outcome(UncheckedBox(outcome)))
    }

    deinit {
        call.finish(.abandoned)
    }
}
