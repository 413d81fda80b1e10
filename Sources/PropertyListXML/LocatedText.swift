public import DefinitionDiagnostics

/// A text of a property list and its place.
public struct LocatedText: Hashable, Sendable {
    /// The text.
    public var value: String
    /// The place; the start of the file where the file's form has no places.
    public var position: SourcePosition

    /// Creates a text.
    public init(_ value: String, at position: SourcePosition = .start) {
        self.value = value
        self.position = position
    }
}
