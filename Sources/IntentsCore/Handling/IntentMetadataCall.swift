/// A call of a handler's method, for the generated code that knows the method's types.
///
/// Generated code finds out which method is called, and passes the matching completion. The caller receives the outcome
/// in the same form for all intents.
public struct IntentMetadataCall {
    /// A method of a handler. Parameters are given by their indices in `IntentMetadata.parameters`.
    public enum Method: Hashable, Sendable {
        /// Handles the intent.
        case handle
        /// Checks whether the intent can be handled.
        case confirm
        /// Resolves a parameter.
        case resolve(Int)
        /// Provides the options of a parameter.
        case options(Int, searchTerm: String?)
        /// Returns the default value of a parameter.
        case defaultValue(Int)
        /// Calls a method that has a single form and no result, such as `startSendingUpdates`.
        case other(String)
    }

    /// The outcome of a call.
    public enum Outcome {
        /// The response of `handle` or `confirm`.
        case response(INIntentResponse)
        /// The results of a `resolve` method: one, or one for each value of a list.
        case resolutions([INIntentResolutionResult])
        /// The options of a parameter.
        case options(IntentOptions)
        /// The default value of a parameter; `nil` if the handler doesn't provide one.
        case defaultValue(IntentValue?)
        /// The handler's error, or its fault: an `IntentHandlerFault`.
        case failure(any Error)
    }

    /// The method; `nil` for a call that doesn't reach any method.
    private let method: Method?
    private let completion: @Sendable (Outcome) -> Void
    /// The object that the method receives beside the intent.
    private let observer: Any?

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - completion: Receives the outcome, on any thread. It is called as often as the handler completes: more than
    ///     once or never, if the handler is faulty.
    public init(_ method: Method, completion: @escaping @Sendable (Outcome) -> Void) {
        self.method = method
        self.completion = completion
        observer = nil
    }

    /// Creates a call of a method that has a single form and no result.
    ///
    /// - Parameters:
    ///   - method: The name of the method without labels, such as `startSendingUpdates`.
    ///   - observer: The object that the method receives beside the intent.
    public init(other method: String, observer: Any?) {
        self.method = .other(method)
        completion = { _ in }
        self.observer = observer
    }

    /// Creates a call that doesn't reach any method, to find out whether an object takes calls at all.
    public init() {
        method = nil
        completion = { _ in }
        observer = nil
    }

    /// Whether the call is for `handle`.
    public var handles: Bool {
        if case .handle? = method { true } else { false }
    }

    /// Whether the call is for `confirm`.
    public var confirms: Bool {
        if case .confirm? = method { true } else { false }
    }

    /// Returns whether the call is for the method that resolves a parameter.
    public func resolves(_ parameter: Int) -> Bool {
        if case .resolve(parameter)? = method { true } else { false }
    }

    /// Returns whether the call is for the method that provides the options of a parameter.
    public func provides(_ parameter: Int) -> Bool {
        if case .options(parameter, _)? = method { true } else { false }
    }

    /// Returns whether the call is for the method that returns the default value of a parameter.
    public func defaults(_ parameter: Int) -> Bool {
        if case .defaultValue(parameter)? = method { true } else { false }
    }

    /// Returns whether the call is for a method that has a single form and no result.
    public func calls(_ name: String) -> Bool {
        if case .other(name)? = method { true } else { false }
    }

    /// Returns the object that the method receives beside the intent; `nil` if it isn't of the type.
    public func argument<Argument>(_ type: Argument.Type) -> Argument? { observer as? Argument }

    /// The search term for options.
    public var searchTerm: String? {
        if case .options(_, let searchTerm)? = method { searchTerm } else { nil }
    }

    /// The completion of `handle` and `confirm`.
    public var response: (INIntentResponse) -> Void {
        { [completion] response in
            completion(response.intentMetadataFault.map { .failure($0) } ?? .response(response))
        }
    }

    /// The completion of a `resolve` method for one value.
    public var resolution: (INIntentResolutionResult) -> Void {
        { [completion] in completion(Outcome(resolutions: [$0])) }
    }

    /// The completion of a `resolve` method for a list.
    public var resolutions: ([INIntentResolutionResult]) -> Void {
        { [completion] in completion(Outcome(resolutions: $0)) }
    }

    /// Completes a call of a method that provides options.
    public func options<Item>(_ options: INObjectCollection<Item>?, _ error: (any Error)?) {
        completion(error.map { .failure($0) } ?? .options(IntentOptions(options)))
    }

    /// Returns the completion of a method that provides options. If the handler doesn't implement either form of the
    /// method, the completion calls the older method with a plain list, from before collections.
    ///
    /// - Parameters:
    ///   - older: The older method. If the handler doesn't implement it, it passes neither options nor an error.
    ///   - intent: The intent.
    public func options<Intent, Value: IntentParameterValue, Item>(
        or older: @escaping (Intent, @escaping ([Value]?, (any Error)?) -> Void) -> Void,
        _ intent: Intent
    ) -> (INObjectCollection<Item>?, (any Error)?) -> Void {
        { options, error in
            guard case IntentHandlerFault.methodNotImplemented? = error else { return self.options(options, error) }
            older(intent) { [completion] values, olderError in
                if let values {
                    completion(.options(IntentOptions(values.compactMap(\.intentMetadataValue))))
                } else if let failure = olderError ?? error {
                    completion(.failure(failure))
                }
            }
        }
    }

    /// Completes a call of a method that returns a default value.
    public func defaultValue<Value: IntentParameterValue>(_ value: Value) {
        completion(.defaultValue(value.intentMetadataValue))
    }
}

extension IntentMetadataCall.Outcome {
    /// Creates an outcome from the results of a `resolve` method, or from the fault that one of them stands for.
    fileprivate init(resolutions: [INIntentResolutionResult]) {
        for resolution in resolutions {
            if let fault = resolution.intentMetadataFault {
                self = .failure(fault)
                return
            }
        }
        self = .resolutions(resolutions)
    }
}
