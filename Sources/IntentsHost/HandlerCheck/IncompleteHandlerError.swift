public import Foundation

/// A handler lacks methods that an intent's handling protocol requires: Apple's compiler wouldn't accept it.
///
/// On Apple's platforms the requirements have no defaults. Here they have, since a handler implements one of two forms,
/// so the compiler can't find what is missing; a host does before it calls anything.
public struct IncompleteHandlerError: Error, Hashable, Sendable {
    /// The handler's type.
    public let handler: String
    /// The intent's class.
    public let intent: String
    /// What the handler lacks, in the protocol's order.
    public let missing: [MissingIntentMethod]
}

extension IncompleteHandlerError: LocalizedError, CustomStringConvertible {
    /// The handler and everything that it lacks.
    public var description: String {
        let count = missing.count == 1 ? "a method" : "\(missing.count) methods"
        let methods = missing.map { "\n\($0)" }.joined()
        return "'\(handler)' lacks \(count) that '\(intent)Handling' requires:\(methods)"
    }

    /// The handler and everything that it lacks.
    public var errorDescription: String? { description }
}
