/// A source file that exists only for a check.
public struct SourceText: Hashable, Sendable {
    /// The file's name, such as `Soup.swift`.
    public var name: String
    /// The content.
    public var text: String

    /// Creates a source file.
    public init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
