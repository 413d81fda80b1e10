/// What may be left of intents and definitions that are gone.
public struct Leftovers: Sendable {
    /// A table of a definition that is gone.
    public struct Table: Sendable {
        /// The path of the table.
        public var file: String
        /// The path that the definition had.
        public var definition: String

        /// Creates a table.
        public init(file: String, definition: String) {
            self.file = file
            self.definition = definition
        }
    }

    /// The `Info.plist` files around the definitions that no other rule compares with all of them.
    public var propertyLists: [CheckedPropertyList] = []
    /// The paths that definitions had that are gone.
    public var definitions: [String] = []
    /// The tables of definitions that are gone.
    public var tables: [Table] = []

    /// Creates leftovers.
    public init() {}
}
