/// Waits for a completion handler that receives an error or `nil`.
nonisolated(nonsending) func awaitError(_ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
        body { error in
            continuation.resume(with: error.map { .failure($0) } ?? .success(()))
        }
    }
}

/// Waits for a completion handler that receives a value or an error.
nonisolated(nonsending) func awaitValue<Value>(
    _ body: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void,
    otherwise code: INIntentError.Code
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        body { value, error in
            let result = value.map(Result.success) ?? .failure(error ?? INIntentError(code))
            continuation.resume(with: UncheckedBox(result).value)
        }
    }
}
