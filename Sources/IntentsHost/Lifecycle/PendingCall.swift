import Intents
import Synchronization

/// A call of a handler's method that waits for its end. Only the first end counts.
final class PendingCall: Sendable {
    /// How a call ended.
    enum End: Sendable {
        case outcome(UncheckedBox<IntentMetadataCall.Outcome>)
        /// Everybody let go of the completion handler without having called it.
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
    ///   - recorder: Notes an outcome that comes after the first end.
    ///   - isLate: Whether the time is over. The timer alone does not say: it needs a thread, and can be late itself.
    init(
        _ method: IntentMetadataCall.Method,
        _ metadata: IntentMetadata,
        _ recorder: TraceRecorder,
        isLate: @escaping @Sendable () -> Bool = { false }
    ) {
        self.method = method
        self.metadata = metadata
        self.recorder = recorder
        self.isLate = isLate
    }

    /// How the call ended; `nil` where it has not yet.
    var end: End? {
        state.withLock { if case .ended(let end) = $0 { end } else { nil } }
    }

    /// Ends the call, if it has not ended yet. An outcome that comes after its time counts for none.
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

    /// Waits for the end, at most for some time.
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
    /// What is wrong with completing a call that ended like this.
    fileprivate func complaint(about name: String) -> String {
        switch self {
        case .timedOut: "the handler's '\(name)' completed after its time: the result was dropped"
        case .cancelled: "the handler's '\(name)' completed after the run was cancelled: the result was dropped"
        case .outcome, .abandoned: "the handler's '\(name)' completed more than once: the first result counts"
        }
    }
}

/// The right to complete a call, which completion handlers share. When the last one lets go of it, nobody can complete
/// the call any more.
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
