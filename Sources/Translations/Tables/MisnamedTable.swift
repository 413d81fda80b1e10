/// A file with a definition's translations that nothing reads, because it has another name than the definition.
package struct MisnamedTable: Sendable {
    /// The file.
    package let table: TranslationFile
    /// The name that the file should have: that of the definition, without its extension.
    package let name: String
    /// A table of the definition in another form, to which the translations must move; `nil` if the file can be renamed.
    package let existing: String?
    /// The number of its keys that belong to the definition.
    package let ownCount: Int

    /// Assigns a file to a definition; `nil` if less than half of its keys belong to the definition.
    ///
    /// - Parameters:
    ///   - table: The file.
    ///   - name: The name of the definition without its extension.
    ///   - existing: A table of the definition in another form, if there is one.
    ///   - isKey: Returns whether a key belongs to the definition.
    ///   - isText: Returns whether a key is a text of the definition, which tables of plurals may have as keys.
    package init?(
        _ table: TranslationFile,
        of name: String,
        existing: String?,
        isKey: (_ key: String) -> Bool,
        isText: (_ key: String) -> Bool
    ) {
        let keys = table.keys
        let takesTexts = if case .plurals = table { true } else { false }
        self.table = table
        self.name = name
        self.existing = existing
        ownCount = keys.count { isKey($0) || takesTexts && isText($0) }
        guard ownCount > 0, ownCount * 2 >= keys.count else { return nil }
    }

    /// The name that the file should have.
    package var newName: String { "\(name).\(table.path.pathExtension)" }

    /// The message about the file.
    package var message: String {
        let noun =
            switch table {
            case .strings, .plurals: "table"
            case .catalog: "string catalog"
            }
        let remedy =
            existing.map { "move its translations to '\($0)', and remove it" } ?? "rename it to '\(newName)'"
        let keys = ownCount == 1 ? "1 key" : "\(ownCount) keys"
        return "the \(noun) isn't read, although it has \(keys) of '\(name).intentdefinition'; \(remedy)"
    }
}
