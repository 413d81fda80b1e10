/// A definition of an earlier time.
package struct PreviousDefinition: Sendable {
    /// The definition. Its file names its source, such as `v1.0:Definitions/Soup.intentdefinition`.
    package var definition: CheckedDefinition
    /// The path that the definition has now, unless it was moved.
    package var path: String

    /// Creates a definition of an earlier time.
    package init(_ definition: CheckedDefinition, path: String) {
        self.definition = definition
        self.path = path
    }
}
