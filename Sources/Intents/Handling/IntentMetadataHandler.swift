public import Foundation

/// What the handling protocols of generated code refine.
///
/// Each method of such a protocol exists in a form with a completion handler and in an `async` form, and a handler
/// implements either. The defaults of both, which generated code declares, call the other form through the methods
/// here; where a handler implements neither form, that is found out, and reported in the result, instead of calling in
/// circles.
public protocol IntentMetadataHandler: NSObjectProtocol {}

// `Intent` is any type here: where it is constrained to a class, Swift 6.3 releases an argument of an `async` function
// value once too often.
extension IntentMetadataHandler {
    /// The default of an `async` form: calls the form with a completion handler.
    ///
    /// - Parameters:
    ///   - form: The form with a completion handler. Only its first result counts.
    ///   - intent: The intent.
    ///   - method: The name of the `async` form.
    public nonisolated(nonsending) func intentMetadataResult<Intent, Result: IntentMetadataResult>(
        _ form: (Intent, @escaping (Result) -> Void) -> Void,
        _ intent: Intent,
        method: String = #function
    ) async -> Result {
        guard let call = IntentFormCall.begin(method, of: self, for: intent) else {
            return Result.intentMetadataResult(for: .methodNotImplemented(method))
        }
        return await withUnsafeContinuation { continuation in
            let completion = SingleCompletion<Result>(
                abandoned: Result.intentMetadataResult(for: .completionNotCalled(method))
            ) { continuation.resume(returning: UncheckedBox($0).value) }
            call.run { form(intent) { completion.finish($0) } }
        }
    }

    /// The default of a form with a completion handler: calls the `async` form.
    ///
    /// - Parameters:
    ///   - form: The `async` form.
    ///   - intent: The intent.
    ///   - completion: Receives the result, on whatever thread the `async` form ends.
    ///   - method: The name of the form with a completion handler.
    public func intentMetadataComplete<Intent, Result: IntentMetadataResult>(
        _ form: @escaping (Intent) async -> Result,
        _ intent: Intent,
        _ completion: @escaping (Result) -> Void,
        method: String = #function
    ) {
        let method = IntentFormCall.asyncForm(of: method)
        guard let call = IntentFormCall.begin(method, of: self, for: intent) else {
            return completion(Result.intentMetadataResult(for: .methodNotImplemented(method)))
        }
        let work = UncheckedBox((form, intent, completion))
        call.run {
            _ = Task.immediate {
                let (form, intent, completion) = work.value
                completion(await form(intent))
            }
        }
    }

    /// The default of an `async` form that gives options.
    ///
    /// - Throws: The error that the form with a completion handler gives, or the handler's fault.
    public nonisolated(nonsending) func intentMetadataOptions<Intent, Item>(
        _ form: (Intent, @escaping (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void,
        _ intent: Intent,
        method: String = #function
    ) async throws -> INObjectCollection<Item> {
        guard let call = IntentFormCall.begin(method, of: self, for: intent) else {
            throw IntentHandlerFault.methodNotImplemented(method)
        }
        return try await withUnsafeThrowingContinuation { continuation in
            let completion = SingleCompletion<Result<INObjectCollection<Item>, any Error>>(
                abandoned: .failure(IntentHandlerFault.completionNotCalled(method))
            ) { continuation.resume(with: UncheckedBox($0).value) }
            call.run {
                form(intent) { options, error in
                    completion.finish(error.map { .failure($0) } ?? .success(options ?? INObjectCollection(items: [])))
                }
            }
        }
    }

    /// The default of a form with a completion handler that gives options.
    public func intentMetadataCompleteOptions<Intent, Item>(
        _ form: @escaping (Intent) async throws -> INObjectCollection<Item>,
        _ intent: Intent,
        _ completion: @escaping (INObjectCollection<Item>?, (any Error)?) -> Void,
        method: String = #function
    ) {
        let method = IntentFormCall.asyncForm(of: method)
        guard let call = IntentFormCall.begin(method, of: self, for: intent) else {
            return completion(nil, IntentHandlerFault.methodNotImplemented(method))
        }
        let work = UncheckedBox((form, intent, completion))
        call.run {
            _ = Task.immediate {
                let (form, intent, completion) = work.value
                do {
                    completion(try await form(intent), nil)
                } catch {
                    completion(nil, error)
                }
            }
        }
    }
}

// Options that are searched for words come from methods with one more argument.
extension IntentMetadataHandler {
    /// The default of an `async` form that gives options which are searched.
    ///
    /// - Throws: The error that the form with a completion handler gives, or the handler's fault.
    public nonisolated(nonsending) func intentMetadataOptions<Intent, Item>(
        _ form: (Intent, String?, @escaping (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void,
        _ intent: Intent,
        _ searchTerm: String?,
        method: String = #function
    ) async throws -> INObjectCollection<Item> {
        try await intentMetadataOptions({ form($0, searchTerm, $1) }, intent, method: method)
    }

    /// The default of a form with a completion handler that gives options which are searched.
    public func intentMetadataCompleteOptions<Intent, Item>(
        _ form: @escaping (Intent, String?) async throws -> INObjectCollection<Item>,
        _ intent: Intent,
        _ searchTerm: String?,
        _ completion: @escaping (INObjectCollection<Item>?, (any Error)?) -> Void,
        method: String = #function
    ) {
        intentMetadataCompleteOptions({ try await form($0, searchTerm) }, intent, completion, method: method)
    }
}
