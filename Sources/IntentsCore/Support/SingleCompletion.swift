import Synchronization

/// A completion handler that counts only its first call, and notices if it is released without a call.
package final class SingleCompletion<Result>: @unchecked Sendable {
    private let isFinished = Atomic(false)
    private let abandoned: Result
    private let completion: (Result) -> Void

    /// Creates a completion.
    ///
    /// - Parameters:
    ///   - abandoned: The result if the completion is released without a call.
    ///   - completion: Receives the first result, on the thread of the call.
    package init(abandoned: @autoclosure () -> Result, _ completion: @escaping (Result) -> Void) {
        self.abandoned = abandoned()
        self.completion = completion
    }

    /// Passes on the result. Later calls are ignored.
    package func finish(_ result: Result) {
        if !isFinished.exchange(true, ordering: .acquiringAndReleasing) { completion(result) }
    }

    deinit {
        if !isFinished.load(ordering: .acquiring) { completion(abandoned) }
    }
}
