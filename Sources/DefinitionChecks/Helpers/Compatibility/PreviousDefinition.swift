/// A definition as it was at an earlier time.
package struct PreviousDefinition: Sendable {
    /// The definition, whose file is the place that it was read from, such as `v1.0:Definitions/Soup.intentdefinition`.
    package var definition: CheckedDefinition
    /// The path that the definition has today, if it was not moved.
    package var path: String

    /// Creates a definition of an earlier time.
    package init(_ definition: CheckedDefinition, path: String) {
        self.definition = definition
        self.path = path
    }
}
