/// A method that an intent's handling protocol requires and a handler doesn't implement.
public struct MissingIntentMethod: Hashable, Sendable {
    /// The intent's class.
    public let intent: String
    /// The method's name without its arguments, such as `resolveSize`.
    public let name: String
    /// The declarations of the method's forms. The handler must implement one of them.
    public let declarations: [String]
    /// The handler's methods that may be meant as this one, but differ in their spelling, labels or types.
    ///
    /// Methods that differ only in their types are always found. The others are found in the symbols of the program, if
    /// it isn't stripped.
    public let nearMisses: [String]
}

extension MissingIntentMethod: CustomStringConvertible {
    /// The method with its forms and near misses, each on a line of its own.
    public var description: String {
        let forms = declarations.map { "\n    \($0)" }.joined(separator: "\n  or")
        let misses = nearMisses.map { "\n  nearly matches: \($0)" }.joined()
        return "'\(name)': implement\(forms)\(misses)"
    }
}
