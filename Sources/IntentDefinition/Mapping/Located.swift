public import DefinitionDiagnostics

/// A value of the file and the place where it stands.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// The place of the element that holds the value.
    public var position: SourcePosition

    /// Creates a located value; without a position, for models that were not read from a file.
    public init(_ value: Value, at position: SourcePosition = .start) {
        self.value = value
        self.position = position
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
