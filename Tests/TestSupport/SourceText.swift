/// A source file that exists only for a check.
package struct SourceText: Hashable, Sendable {
    /// The file's name, such as `Soup.swift`.
    package var name: String
    /// The content.
    package var text: String

    /// Creates a source file.
    package init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
