/// A value and its position in a file.
package struct Located<Value> {
    /// The value.
    package var value: Value
    /// The position of the element that contains the value.
    package var position: SourcePosition

    /// Creates a located value. The position can be left out for models that weren't read from a file.
    package init(_ value: Value, at position: SourcePosition = .start) {
        self.value = value
        self.position = position
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
