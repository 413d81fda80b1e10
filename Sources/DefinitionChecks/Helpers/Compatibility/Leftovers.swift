/// What may be left of intents and definitions that are gone.
package struct Leftovers: Sendable {
    /// A table of a definition that is gone.
    package struct Table: Sendable {
        /// The path of the table.
        package var file: String
        /// The path that the definition had.
        package var definition: String
    }

    /// The `Info.plist` files around the definitions that no other rule compares with all of them.
    package var propertyLists: [CheckedPropertyList] = []
    /// The paths that definitions had that are gone.
    package var definitions: [String] = []
    /// The tables of definitions that are gone.
    package var tables: [Table] = []

    /// Creates leftovers.
    package init() {}
}
