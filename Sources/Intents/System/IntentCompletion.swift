import Dispatch

/// The end of a request to the system. It can be called from any thread; only the first call counts.
public struct IntentCompletion<Value>: Sendable {
    private let completion: SingleCompletion<Result<Value, any Error>>

    /// Creates a completion.
    ///
    /// - Parameter body: Receives the result, on the thread that gives it. Where the system lets go of the completion
    ///   without a result, it receives the error `interactionOperationNotSupported`.
    public init(_ body: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        completion = SingleCompletion(abandoned: .failure(INIntentError(.interactionOperationNotSupported)), body)
    }

    /// Gives the result.
    public func callAsFunction(_ result: Result<Value, any Error>) {
        completion.finish(result)
    }

    /// Gives the result on a background thread.
    func inBackground(_ result: Result<Value, any Error>) {
        let result = UncheckedBox(result)
        DispatchQueue.global().async { self(result.value) }
    }
}

extension IntentCompletion<Void> {
    /// Creates a completion that gives the error or `nil`.
    init(error body: (@Sendable ((any Error)?) -> Void)?) {
        self.init { result in
            switch result {
            case .success: body?(nil)
            case .failure(let error): body?(error)
            }
        }
    }
}
