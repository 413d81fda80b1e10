/// One call of a handler's method, as it is handed to the generated code that knows the method's types.
///
/// Generated code asks which method is meant and passes the matching completion; whoever makes the call gets the
/// outcome in one form for all intents.
public struct IntentMetadataCall {
    /// A method of a handler. Parameters are named by their places among `IntentMetadata.parameters`.
    public enum Method: Hashable, Sendable {
        /// Does what the intent asks for.
        case handle
        /// Checks whether the intent can be handled.
        case confirm
        /// Finds the value of a parameter.
        case resolve(Int)
        /// Gives the options of a parameter.
        case options(Int, searchTerm: String?)
        /// Gives the value that a parameter starts with.
        case defaultValue(Int)
    }

    /// What came of a call.
    public enum Outcome {
        /// The response of `handle` or `confirm`.
        case response(INIntentResponse)
        /// The result of a `resolve` method: one, or one for each value of a list.
        case resolutions([INIntentResolutionResult])
        /// The options of a parameter.
        case options(IntentOptions)
        /// The value that a parameter starts with; `nil` where the handler has none.
        case defaultValue(IntentValue?)
        /// The handler's error, or its fault: an `IntentHandlerFault`.
        case failure(any Error)
    }

    private let method: Method
    private let completion: @Sendable (Outcome) -> Void

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - completion: Receives what came of it, on any thread; more than once where the handler completes more than
    ///     once, and never where it never does.
    public init(_ method: Method, completion: @escaping @Sendable (Outcome) -> Void) {
        self.method = method
        self.completion = completion
    }

    /// Whether `handle` is meant.
    public var handles: Bool {
        if case .handle = method { true } else { false }
    }

    /// Whether `confirm` is meant.
    public var confirms: Bool {
        if case .confirm = method { true } else { false }
    }

    /// Whether the method that resolves a parameter is meant.
    public func resolves(_ parameter: Int) -> Bool {
        if case .resolve(parameter) = method { true } else { false }
    }

    /// Whether the method that gives the options of a parameter is meant.
    public func provides(_ parameter: Int) -> Bool {
        if case .options(parameter, _) = method { true } else { false }
    }

    /// Whether the method that gives the value that a parameter starts with is meant.
    public func defaults(_ parameter: Int) -> Bool {
        if case .defaultValue(parameter) = method { true } else { false }
    }

    /// The words for which options are searched.
    public var searchTerm: String? {
        if case .options(_, let searchTerm) = method { searchTerm } else { nil }
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

    /// The completion of a method that gives options.
    public func options<Item>(_ options: INObjectCollection<Item>?, _ error: (any Error)?) {
        completion(error.map { .failure($0) } ?? .options(IntentOptions(options)))
    }

    /// The completion of a method that gives options. If the handler has neither form of the method, the older method is
    /// called that gives a plain list, which handlers implement that were written before there were collections.
    ///
    /// - Parameters:
    ///   - older: The older method. Without an implementation it gives neither options nor an error.
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

    /// Takes the value that a parameter starts with.
    public func defaultValue<Value: IntentParameterValue>(_ value: Value) {
        completion(.defaultValue(value.intentMetadataValue))
    }
}

extension IntentMetadataCall.Outcome {
    /// The results of a `resolve` method, or the fault that one of them stands for.
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
