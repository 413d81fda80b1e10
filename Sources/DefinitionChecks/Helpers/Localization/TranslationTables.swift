package import Translations

/// The translations of a definition: the tables in the `.lproj` folders beside it, or in string catalogs.
///
/// A table belongs to one definition. If there is one beside the folders and another of the same name in a folder, the
/// tables belong to the one in the folder: Xcode keeps it in one group with the tables.
package struct TranslationTables: Sendable {
    /// The path of the folder that contains the `.lproj` folders; `nil` if it isn't known.
    package var folder: String?
    /// The readable `.strings` files with the definition's name, and the tables in string catalogs with its name, sorted
    /// by path.
    package var strings: [StringsTable] = []
    /// The readable `.stringsdict` files with the definition's name, and the tables of plurals in string catalogs with its
    /// name, sorted by path.
    package var plurals: [PluralTable] = []
    /// The `.strings` files with the definition's name that aren't part of the app, sorted by path.
    package var foreignStrings: [StringsTable] = []
    /// The languages that have an unreadable table with the definition's name, which is reported elsewhere; their missing
    /// texts are unknown.
    package var unreadLanguages: Set<String> = []
    /// The sorted names of the `.lproj` folders, such as `de` or `Base`.
    package var languages: [String] = []
    /// The files with other names that may contain the definition's translations, sorted by form and path.
    package var otherTables: [OtherTable] = []
    /// The sorted languages that have `.strings` files with any name.
    package var localizedLanguages: [String] = []

    /// The readable string catalogs with the definition's name, sorted by path. `strings` and `plurals` include their
    /// tables.
    package private(set) var catalogs: [StringCatalog] = []
    /// The keys of the texts that are the same in all languages, according to the catalogs.
    package private(set) var fixedKeys: Set<String> = []
    /// The path of a definition with the same name in one of the folders, which the tables belong to instead; `nil` if
    /// there isn't one.
    package var localizedDefinition: String?

    /// Creates an empty collection of tables.
    package init() {}

    /// Adds a string catalog and its tables.
    package mutating func add(_ catalog: StringCatalog) {
        catalogs.append(catalog)
        fixedKeys.formUnion(catalog.fixedKeys)
        let tables = catalog.tables
        strings += tables.strings
        plurals += tables.plurals
    }

    /// Returns the table of a language; the definition's own language usually doesn't have one.
    package func strings(in language: String) -> StringsTable? {
        strings.first { $0.path.language == language }
    }
}
