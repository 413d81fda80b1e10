/// A value of the file and the place where it stands.
package struct Located<Value> {
    /// The value.
    package var value: Value
    /// The place of the element that holds the value.
    package var position: SourcePosition

    /// Creates a located value; without a position, for models that were not read from a file.
    package init(_ value: Value, at position: SourcePosition = .start) {
        self.value = value
        self.position = position
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
