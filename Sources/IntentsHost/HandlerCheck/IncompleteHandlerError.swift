public import Foundation

/// A handler lacks methods that an intent's handling protocol requires: Apple's compiler would reject it.
///
/// On Apple's platforms the requirements don't have defaults. Here they do, because a handler implements one of two
/// forms. The compiler therefore can't find missing methods; a host checks for them before it calls the handler.
public struct IncompleteHandlerError: Error, Hashable, Sendable {
    /// The handler's type.
    public let handler: String
    /// The intent's class.
    public let intent: String
    /// The missing methods, in the protocol's order.
    public let missing: [MissingIntentMethod]
}

extension IncompleteHandlerError: LocalizedError, CustomStringConvertible {
    /// The handler with its missing methods.
    public var description: String {
        let count = missing.count == 1 ? "a method" : "\(missing.count) methods"
        let methods = missing.map { "\n\($0)" }.joined()
        return "'\(handler)' lacks \(count) that '\(intent)Handling' requires:\(methods)"
    }

    /// The handler with its missing methods.
    public var errorDescription: String? { description }
}
