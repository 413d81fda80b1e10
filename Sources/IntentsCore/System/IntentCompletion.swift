import Dispatch

/// The completion of a request to the system. It can be called from any thread; only the first call counts.
public struct IntentCompletion<Value>: Sendable {
    private let completion: SingleCompletion<Result<Value, any Error>>

    /// Creates a completion.
    ///
    /// - Parameter body: Receives the result, on the thread of the call. If the system releases the completion without
    ///   a call, it receives the error `interactionOperationNotSupported`.
    public init(_ body: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        completion = SingleCompletion(abandoned: .failure(INIntentError(.interactionOperationNotSupported)), body)
    }

    /// Passes on the result.
    public func callAsFunction(_ result: Result<Value, any Error>) {
        completion.finish(result)
    }

    /// Passes on the result on a background thread.
    func inBackground(_ result: Result<Value, any Error>) {
        let result = UncheckedBox(result)
        DispatchQueue.global().async { self(result.value) }
    }
}

extension IntentCompletion<Void> {
    /// Creates a completion that passes on the error or `nil`.
    init(error body: (@Sendable ((any Error)?) -> Void)?) {
        self.init { result in
            switch result {
            case .success: body?(nil)
            case .failure(let error): body?(error)
            }
        }
    }
}
