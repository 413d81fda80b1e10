/// A method that an intent's handling protocol requires and a handler doesn't implement.
public struct MissingIntentMethod: Hashable, Sendable {
    /// The intent's class.
    public let intent: String
    /// The method's name without its arguments, such as `resolveSize`.
    public let name: String
    /// The declarations of its forms, one of which the handler has to implement.
    public let declarations: [String]
    /// The handler's methods that may be meant for this one: another spelling, other labels or other types.
    ///
    /// The types of methods with the right names are always known; the others are found in the symbols of the program,
    /// if it has any.
    public let nearMisses: [String]
}

extension MissingIntentMethod: CustomStringConvertible {
    /// The method with its forms and near misses, one a line.
    public var description: String {
        let forms = declarations.map { "\n    \($0)" }.joined(separator: "\n  or")
        let misses = nearMisses.map { "\n  nearly matches: \($0)" }.joined()
        return "'\(name)': implement\(forms)\(misses)"
    }
}
