import Basics
package import PropertyLists

/// A file of translations in any form.
package enum TranslationFile: Sendable {
    /// A `.strings` file.
    case strings(StringsTable)
    /// A `.stringsdict` file.
    case plurals(PluralTable)
    /// A string catalog.
    case catalog(StringCatalog)

    /// The forms of files, by their extensions.
    package enum Form: String, CaseIterable, Sendable {
        case strings, stringsdict, xcstrings
    }

    /// Reads a file in the form of its extension; `nil` for another extension.
    ///
    /// - Throws: `PropertyListError` with the place, if the file doesn't have the form of its extension.
    package init?(_ bytes: [UInt8], file: String) throws(PropertyListError) {
        switch Form(rawValue: LocalizedPath(file).pathExtension) {
        case .strings: self = .strings(try StringsTable(bytes, file: file))
        case .stringsdict: self = .plurals(try PluralTable(bytes, file: file))
        case .xcstrings: self = .catalog(try StringCatalog(bytes, file: file))
        case nil: return nil
        }
    }

    /// The path of the file, as in the locations of findings.
    package var file: String {
        switch self {
        case .strings(let table): table.file
        case .plurals(let table): table.file
        case .catalog(let catalog): catalog.file
        }
    }

    /// The language and the name, from the path.
    package var path: LocalizedPath { LocalizedPath(file) }

    /// The keys of the translations, in the order of the file.
    package var keys: [String] {
        switch self {
        case .strings(let table): table.entries.map(\.key)
        case .plurals(let table): table.entries.map(\.key.value)
        case .catalog(let catalog): catalog.entries.map(\.key.value)
        }
    }
}
