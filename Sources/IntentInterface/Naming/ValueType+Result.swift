extension ValueType {
    /// The class of the results with which a handler resolves one value of the type. A list of values is resolved by
    /// a list of results.
    package var resultClassName: String {
        switch element {
        case .basic(.integer): "INIntegerResolutionResult"
        case .basic(.decimal): "INDoubleResolutionResult"
        case .basic(let basic): "IN\(basic.rawValue)ResolutionResult"
        case .enumeration(let className), .object(let className): Self.resultClassName(of: className)
        case .anyObject: "INObjectResolutionResult"
        }
    }

    /// The result class of an enum or an object type of the file.
    static func resultClassName(of className: String) -> String {
        className + "ResolutionResult"
    }
}
