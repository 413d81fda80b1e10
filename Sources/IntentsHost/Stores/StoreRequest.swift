import Intents

/// A request to a store.
struct StoreRequest: Sendable {
    /// Calls the completion of a request.
    typealias Answer = @Sendable () -> Void

    /// Does the work in a transaction, and returns the answer for the time when the transaction is on the disk. It can
    /// run more than once.
    let run: @Sendable (Database) throws -> Answer
    /// Calls the completion with the error of a transaction.
    let fail: @Sendable (any Error) -> Void
    /// Whether the data that the request deletes must not stay readable in the file.
    let erases: Bool

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - completion: Receives the result.
    ///   - erases: Whether the data that the request deletes must not stay readable in the file.
    ///   - code: The code of the error that the completion receives; `nil` for the store's own error.
    ///   - body: The work. If it throws an `INIntentError` before it writes, only this request fails, not the whole
    ///     transaction.
    init<Value>(
        _ completion: IntentCompletion<Value>,
        erases: Bool = false,
        code: INIntentError.Code? = nil,
        body: @escaping @Sendable (Database) throws -> Value
    ) {
        self.erases = erases
        fail = { error in
            completion(.failure(code.map { INIntentError($0, description: "\(error)") } ?? error))
        }
        run = { database in
            let result = UncheckedBox(try Self.result { try body(database) })
            return { completion(result.value) }
        }
    }

    private static func result<Value>(of body: () throws -> Value) throws -> Result<Value, any Error> {
        do {
            return .success(try body())
        } catch let error as INIntentError {
            return .failure(error)
        }
    }
}
