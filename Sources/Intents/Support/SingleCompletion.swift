import Synchronization

/// A completion handler of which only the first call counts, and which notices that it can no longer be called.
package final class SingleCompletion<Result>: @unchecked Sendable {
    private let isFinished = Atomic(false)
    private let abandoned: Result
    private let completion: (Result) -> Void

    /// Creates a completion.
    ///
    /// - Parameters:
    ///   - abandoned: The result for when everybody let go of the completion without having called it.
    ///   - completion: Receives the first result, on the thread that gives it.
    package init(abandoned: @autoclosure () -> Result, _ completion: @escaping (Result) -> Void) {
        self.abandoned = abandoned()
        self.completion = completion
    }

    /// Gives the result. Later calls do nothing.
    package func finish(_ result: Result) {
        if !isFinished.exchange(true, ordering: .acquiringAndReleasing) { completion(result) }
    }

    deinit {
        if !isFinished.load(ordering: .acquiring) { completion(abandoned) }
    }
}
