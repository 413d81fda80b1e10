import Foundation
import Synchronization

/// The end of the time that something may take.
enum Deadline {
    /// The time is over.
    struct Passed: Error {}

    /// Runs code that blocks or computes on a thread of its own, and waits for it until its time is over or the task is
    /// cancelled. What it returns later is dropped.
    ///
    /// Tasks share few threads: on a machine with one core, long work on one of them keeps everything else from running,
    /// the timers of other limits among it.
    ///
    /// - Parameters:
    ///   - limit: How long it may take.
    ///   - body: The code. It can ask whether its result is still wanted.
    /// - Throws: `Passed`, `CancellationError`, and the code's error.
    static func run<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (_ isUnwanted: @escaping @Sendable () -> Bool) throws -> Value
    ) async throws -> Value {
        let result = FirstResult<Value>()
        let end = ContinuousClock.now + limit
        let isUnwanted = { @Sendable in ContinuousClock.now >= end || result.isThere }
        Thread.detachNewThread {
            let value = Result { try body(isUnwanted) }
            // Work that took too long counts for nothing, even if the timer is late.
            result.set(ContinuousClock.now < end ? value : .failure(Passed()))
        }
        let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInteractive))
        timer.setEventHandler { result.set(.failure(Passed())) }
        timer.schedule(deadline: .now() + limit / .seconds(1))
        timer.resume()
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { result.hand(to: $0) }
        } onCancel: {
            result.set(.failure(CancellationError()))
        }
    }
}

/// A result that comes from one of several threads. The first counts.
private final class FirstResult<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var continuation: CheckedContinuation<Value, any Error>?
    }

    private let state = Mutex(State())

    var isThere: Bool { state.withLock { $0.result != nil } }

    func set(_ result: Result<Value, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            guard state.result == nil else { return nil }
            state.result = result
            return state.continuation
        }
        continuation?.resume(with: result)
    }

    /// Resumes a continuation with the result, now or when it comes.
    func hand(to continuation: CheckedContinuation<Value, any Error>) {
        let result = state.withLock { state -> Result<Value, any Error>? in
            state.continuation = continuation
            return state.result
        }
        if let result { continuation.resume(with: result) }
    }
}
