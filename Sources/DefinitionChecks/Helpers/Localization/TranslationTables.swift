package import Translations

/// The translations of a definition: what stands in the `.lproj` folders beside it, or in a string catalog.
///
/// A table belongs to one definition. Where a definition stands beside the folders and another with its name in one of
/// them, that is the one in the folder: Xcode keeps it in one group with the tables.
package struct TranslationTables: Sendable {
    /// The path of the folder that holds the `.lproj` folders; `nil` if it is not known.
    package var folder: String?
    /// The `.strings` files with the name of the definition that could be read, and the tables in string catalogs with
    /// its name, sorted by path.
    package var strings: [StringsTable] = []
    /// The `.stringsdict` files with the name of the definition that could be read, and the tables of plurals in string
    /// catalogs with its name, sorted by path.
    package var plurals: [PluralTable] = []
    /// The `.strings` files with the name of the definition in languages that the app does not have, sorted by path.
    package var foreignStrings: [StringsTable] = []
    /// The languages with a table that has the name of the definition and could not be read, which is reported already:
    /// nobody knows what they lack.
    package var unreadLanguages: Set<String> = []
    /// The languages that have a folder, such as `de` or `Base`, sorted.
    package var languages: [String] = []
    /// The files with other names that may hold translations of the definition, sorted by form and path.
    package var otherTables: [OtherTable] = []
    /// The languages that have `.strings` files of whatever name, sorted.
    package var localizedLanguages: [String] = []

    /// The string catalogs with the name of the definition that could be read, sorted by path. Their tables are among
    /// the others.
    package private(set) var catalogs: [StringCatalog] = []
    /// The keys of texts that, as the catalogs say, read the same in all languages.
    private(set) var fixedKeys: Set<String> = []
    /// The path of the definition with the same name in one of the folders, to which the tables belong in place of the
    /// one beside them; `nil` where there is none.
    package var localizedDefinition: String?

    /// Creates the tables of a definition that has none.
    package init() {}

    /// Adds a string catalog and its tables.
    package mutating func add(_ catalog: StringCatalog) {
        catalogs.append(catalog)
        fixedKeys.formUnion(catalog.fixedKeys)
        let tables = catalog.tables
        strings += tables.strings
        plurals += tables.plurals
    }

    /// The tables of a language; the definition's own language has none as a rule.
    package func strings(in language: String) -> StringsTable? {
        strings.first { $0.path.language == language }
    }
}
