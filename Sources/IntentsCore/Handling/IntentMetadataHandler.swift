public import Foundation

/// The protocol that the handling protocols of generated code refine.
///
/// Each method of a handling protocol has a form with a completion handler and an `async` form, and a handler
/// implements one of them. Next to each form, generated code declares a method that calls the implemented form, using
/// the methods here. If the handler doesn't implement either form, the result is a fault.
public protocol IntentMetadataHandler: NSObjectProtocol {}

// Each box holds a single function: Swift 6.3 releases an `async` function from a tuple once too often.
extension IntentMetadataHandler {
    /// Returns a completion handler as the type that the handler's own method takes; `nil` if the handler doesn't have
    /// the method, or its method takes another type.
    public func intentMetadataCompletion<Value, Form>(
        _ completion: @escaping (Value) -> Void,
        as form: Form.Type
    ) -> Form? {
        (completion as? Form) ?? (unsafeBitCast(completion, to: (@Sendable (Value) -> Void).self) as? Form)
    }

    /// Returns a completion handler of a value and an error as the type that the handler's own method takes; `nil` if
    /// the handler doesn't have the method, or its method takes another type.
    public func intentMetadataCompletion<Value, Failure, Form>(
        _ completion: @escaping (Value, Failure) -> Void,
        as form: Form.Type
    ) -> Form? {
        (completion as? Form) ?? (unsafeBitCast(completion, to: (@Sendable (Value, Failure) -> Void).self) as? Form)
    }

    /// Returns whether the handler's own `async` method has the required result type. (This is less work for the
    /// compiler than `==`, which has many overloads.)
    public func intentMetadataReturns<Found, Result>(_ found: Found.Type, _ result: Result.Type) -> Bool {
        found == result
    }

    /// Calls the `async` form of a method in place of the form with a completion handler.
    ///
    /// - Parameters:
    ///   - form: Calls the `async` form.
    ///   - completion: Receives the result, on the thread on which the `async` form ends.
    ///   - method: The name of the `async` form.
    public func intentMetadataComplete<Found, Result: IntentMetadataResult>(
        _ form: @escaping () async -> Found,
        _ completion: @escaping (Result) -> Void,
        method: String
    ) {
        guard Found.self == Result.self else {
            return completion(Result.intentMetadataResult(for: .methodNotImplemented(method)))
        }
        let (form, completion) = (UncheckedBox(form), UncheckedBox(completion))
        _ = Task.immediate {
            let result = await form.value()
            if let result = result as? Result { completion.value(result) }
        }
    }

    /// Calls the form of a method with a completion handler in place of the `async` form.
    ///
    /// - Parameters:
    ///   - form: Calls the form with a completion handler. Only its first result counts.
    ///   - method: The name of the `async` form.
    public nonisolated(nonsending) func intentMetadataResult<Form, Result: IntentMetadataResult>(
        _ form: (Form) -> Void,
        method: String
    ) async -> Result {
        await withUnsafeContinuation { continuation in
            let completion = SingleCompletion<Result>(
                abandoned: Result.intentMetadataResult(for: .completionNotCalled(method))
            ) { continuation.resume(returning: UncheckedBox($0).value) }
            guard let own = intentMetadataCompletion({ completion.finish($0) }, as: Form.self) else {
                return completion.finish(Result.intentMetadataResult(for: .methodNotImplemented(method)))
            }
            form(own)
        }
    }

    /// Calls the `async` form of a method that provides options, in place of the form with a completion handler.
    public func intentMetadataCompleteOptions<Found, Item>(
        _ form: @escaping () async throws -> Found,
        _ completion: @escaping (INObjectCollection<Item>?, (any Error)?) -> Void,
        method: String
    ) {
        guard Found.self == INObjectCollection<Item>.self else {
            return completion(nil, IntentHandlerFault.methodNotImplemented(method))
        }
        let (form, completion) = (UncheckedBox(form), UncheckedBox(completion))
        _ = Task.immediate {
            do {
                let options = try await form.value()
                completion.value(options as? INObjectCollection<Item>, nil)
            } catch {
                completion.value(nil, error)
            }
        }
    }

    /// Calls the form with a completion handler of a method that provides options, in place of the `async` form.
    ///
    /// - Throws: The error that the handler passes to the completion handler, or the handler's fault.
    public nonisolated(nonsending) func intentMetadataOptions<Form, Item>(
        _ form: (Form) -> Void,
        method: String
    ) async throws -> INObjectCollection<Item> {
        try await withUnsafeThrowingContinuation { continuation in
            let completion = SingleCompletion<Result<INObjectCollection<Item>, any Error>>(
                abandoned: .failure(IntentHandlerFault.completionNotCalled(method))
            ) { continuation.resume(with: UncheckedBox($0).value) }
            let finish = { (options: INObjectCollection<Item>?, error: (any Error)?) in
                completion.finish(error.map { .failure($0) } ?? .success(options ?? INObjectCollection(items: [])))
            }
            guard let own = intentMetadataCompletion(finish, as: Form.self) else {
                return completion.finish(.failure(IntentHandlerFault.methodNotImplemented(method)))
            }
            form(own)
        }
    }
}
