/// The files that may still refer to removed intents and definitions.
package struct Leftovers: Sendable {
    /// A table of a removed definition.
    package struct Table: Sendable {
        /// The path of the table.
        package var file: String
        /// The former path of the definition.
        package var definition: String
    }

    /// The `Info.plist` files around the definitions that `plist-intents` doesn't check.
    package var propertyLists: [CheckedPropertyList] = []
    /// The former paths of removed definitions.
    package var definitions: [String] = []
    /// The tables of removed definitions.
    package var tables: [Table] = []

    /// Creates an empty collection.
    package init() {}
}
