import Intents

/// Something that is asked of a store.
struct StoreRequest: Sendable {
    /// Tells whoever asked.
    typealias Answer = @Sendable () -> Void

    /// Does the work in a transaction, and gives the answer for when the transaction is on the disk. It can run more
    /// than once.
    let run: @Sendable (Database) throws -> Answer
    /// Tells whoever asked that the transaction failed.
    let fail: @Sendable (any Error) -> Void
    /// Whether nothing that the request deletes may stay readable in the file.
    let erases: Bool

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - completion: Receives the result.
    ///   - erases: Whether nothing that the request deletes may stay readable in the file.
    ///   - code: The code of the error that whoever asked receives; without it they receive the store's own error.
    ///   - body: The work. An `INIntentError` that it throws before it writes is its result, not that of the
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
