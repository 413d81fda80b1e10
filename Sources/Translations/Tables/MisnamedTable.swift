/// A file with a definition's translations, but another name than the definition, so that nothing reads it.
package struct MisnamedTable: Sendable {
    /// The file.
    package let table: TranslationFile
    /// The name of the definition without its extension, which the file should have.
    package let name: String
    /// A table of the definition in another form, which takes the translations; `nil` if the file can be renamed.
    package let existing: String?
    /// How many of its keys are the definition's.
    package let ownCount: Int

    /// Takes a file for that of a definition; `nil` if less than half of its keys are the definition's.
    ///
    /// - Parameters:
    ///   - table: The file.
    ///   - name: The name of the definition without its extension.
    ///   - existing: A table of the definition in another form, if there is one.
    ///   - isKey: Whether a key is one of the definition.
    ///   - isText: Whether a key is a text of the definition, by which tables of plurals may translate.
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

    /// What is wrong with the file, for people.
    package var message: String {
        let noun =
            switch table {
            case .strings, .plurals: "table"
            case .catalog: "string catalog"
            }
        let remedy =
            existing.map { "move its translations to '\($0)', and remove it" } ?? "rename it to '\(newName)'"
        let keys = ownCount == 1 ? "1 key" : "\(ownCount) keys"
        return "the \(noun) is not read, though it has \(keys) of '\(name).intentdefinition'; \(remedy)"
    }
}
