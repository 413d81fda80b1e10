import Basics
import IntentDefinition
package import Translations

/// A file around a definition that has another name, and may hold its translations.
package struct OtherTable: Sendable {
    /// What it says.
    package var file: TranslationFile
    /// The name of a table of the definition in another form, which the file can't be renamed beside; `nil` if there
    /// isn't one.
    package var existing: String?

    /// Creates a table.
    package init(_ file: TranslationFile, existing: String? = nil) {
        self.file = file
        self.existing = existing
    }
}

extension CheckedDefinition {
    /// The files with other names that hold translations of the definition.
    package var misnamedTables: [MisnamedTable] {
        guard !tables.otherTables.isEmpty, tables.localizedDefinition == nil else { return [] }
        let texts = translations.textsOfEntries
        return tables.otherTables.compactMap { other in
            MisnamedTable(
                other.file,
                of: LocalizedPath(file).baseName,
                existing: other.existing,
                isKey: { translations.meaning(of: $0) != nil },
                isText: texts.contains
            )
        }
    }
}
