import Basics
import IntentDefinition
package import Translations

/// A file beside a definition that has another name but may contain its translations.
package struct OtherTable: Sendable {
    /// The file's contents.
    package var file: TranslationFile
    /// The name of the definition's existing table in another form, which prevents renaming the file; `nil` if there
    /// isn't one.
    package var existing: String?

    /// Creates a table with another name.
    package init(_ file: TranslationFile, existing: String? = nil) {
        self.file = file
        self.existing = existing
    }
}

extension CheckedDefinition {
    /// The files with other names that contain the definition's translations.
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
