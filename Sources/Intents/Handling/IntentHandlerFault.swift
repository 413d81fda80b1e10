/// What a handler did wrong.
public enum IntentHandlerFault: Error, Hashable, Sendable {
    /// Neither form of a method is implemented: neither with a completion handler nor `async`.
    case methodNotImplemented(String)
    /// A method gave up its completion handler without having called it.
    case completionNotCalled(String)
}

extension IntentHandlerFault: CustomStringConvertible {
    /// The fault in words, naming the method.
    public var description: String {
        switch self {
        case .methodNotImplemented(let method):
            "the handler implements neither form of '\(method)': implement it with a completion handler or 'async'"
        case .completionNotCalled(let method):
            "the handler's '\(method)' let go of its completion handler without calling it: call it on every path"
        }
    }
}
