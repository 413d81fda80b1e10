/// A fault of a handler.
public enum IntentHandlerFault: Error, Hashable, Sendable {
    /// The handler doesn't implement a method, neither with a completion handler nor as `async`.
    case methodNotImplemented(String)
    /// A method released its completion handler without calling it.
    case completionNotCalled(String)
}

extension IntentHandlerFault: CustomStringConvertible {
    /// The fault in words, naming the method.
    public var description: String {
        switch self {
        case .methodNotImplemented(let method):
            "the handler doesn't implement '\(method)'; implement it with a completion handler or as 'async'"
        case .completionNotCalled(let method):
            "the handler's '\(method)' doesn't call its completion handler; call it on every path"
        }
    }
}
