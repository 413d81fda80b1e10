/// A table with a definition's translations, but another name than the definition, so that nothing reads it.
package struct MisnamedTable: Sendable {
    /// The table.
    package let table: StringsTable
    /// The name of the definition without its extension, which the table should have.
    package let name: String
    /// How many of its keys are the definition's.
    package let ownCount: Int

    /// Takes a table for that of a definition; `nil` if less than half of its keys are the definition's.
    package init?(_ table: StringsTable, of name: String, isOwn: (_ key: String) -> Bool) {
        self.table = table
        self.name = name
        ownCount = table.entries.count { isOwn($0.key) }
        guard ownCount > 0, ownCount * 2 >= table.entries.count else { return nil }
    }

    /// What is wrong with the table, for people.
    package var message: String {
        """
        the table is not read, though it has \(ownCount) keys of '\(name).intentdefinition'; rename it to \
        '\(name).strings'
        """
    }
}
