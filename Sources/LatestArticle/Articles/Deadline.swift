import Foundation
import Synchronization

/// A time limit for work that blocks.
enum Deadline {
    /// The time limit has passed.
    struct Passed: Error {}

    /// Runs blocking code on a thread of its own, and waits for it until the time limit has passed or the task is
    /// canceled. A later result is dropped.
    ///
    /// Tasks share few threads. On a machine with one core, long work on one of them keeps everything else from
    /// running, including the timers of other limits.
    ///
    /// - Parameters:
    ///   - limit: The time limit.
    ///   - body: The code. It can find out whether its result is still wanted.
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
            // A late result doesn't count, even if the timer is later.
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

/// A result from one of several threads. The first one counts.
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
