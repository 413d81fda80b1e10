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
    private let superfluous: @Sendable (_ first: End) -> Void

    /// Creates a call.
    ///
    /// - Parameter superfluous: Is told of an outcome that came after the first end.
    init(superfluous: @escaping @Sendable (_ first: End) -> Void) {
        self.superfluous = superfluous
    }

    /// How the call ended; `nil` where it has not yet.
    var end: End? {
        state.withLock { if case .ended(let end) = $0 { end } else { nil } }
    }

    /// Ends the call, if it has not ended yet.
    func finish(_ end: End) {
        let earlier = state.withLock { state in
            let earlier = state
            if case .ended = earlier {} else { state = .ended(end) }
            return earlier
        }
        switch (earlier, end) {
        case (.awaited(let continuation), _): continuation.resume(returning: end)
        case (.ended(let first), .outcome): superfluous(first)
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
