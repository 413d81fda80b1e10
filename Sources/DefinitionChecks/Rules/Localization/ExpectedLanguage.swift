import DefinitionConfiguration
import DefinitionDiagnostics
import IntentDefinition
import PropertyListXML
import StringsTables

/// A language that the texts of a definition are expected in, and what translates them there.
struct ExpectedLanguage {
    /// The language, as the configuration or the folder spells it.
    let name: String
    /// The table with its translations, if it has one.
    let table: StringsTable?
    private let keys: Set<String>
    private let pluralKeys: Set<String>

    fileprivate init(_ name: String, in folder: String?, of tables: TranslationTables) {
        self.name = name
        table = folder.flatMap { tables.strings(in: $0) }
        pluralKeys = Set(tables.plurals.filter { $0.path.language == folder }.flatMap(\.entries).map(\.key.value))
        keys = pluralKeys.union(table?.entries.map(\.key) ?? [])
    }

    /// The keys and texts that a text needs here to be translated; none where it is, or where that cannot be known.
    ///
    /// A table of plurals may have the text itself in place of a key.
    func missingEntries(of unit: TranslationKeys.Unit) -> [TranslationKeys.Entry] {
        if unit.isTranslated(by: keys.contains) || pluralKeys.contains(unit.whole.text) { return [] }
        return unit.entries.filter { !keys.contains($0.key) }
    }

    /// Where findings about the language as a whole are: its table, or else the definition.
    func location(in definition: CheckedDefinition) -> SourceLocation {
        SourceLocation(file: table?.file ?? definition.file)
    }

    /// The edits that give the table entries with their texts in the language of the definition, each with a comment
    /// that says that it is not translated; `nil` where there is no table that can be edited.
    func edits(adding entries: [(entry: TranslationKeys.Entry, text: TranslatableText)]) -> [TextEdit]? {
        guard let table else { return nil }
        let new = entries.map { NewStringsEntry(key: $0.key, value: $0.text, comment: "not translated yet: \($1)") }
        let edits = table.insertions(of: new)
        return edits.isEmpty ? nil : edits
    }
}

extension CheckedDefinition {
    /// The languages that texts are expected in: those that the configuration names, or else those that have tables of
    /// the definition. The definition itself holds the texts of its own language, and of a language whose table could
    /// not be read nobody knows what it lacks.
    var expectedLanguages: [ExpectedLanguage] {
        if configuration.locales.isEmpty {
            let languages = Set(tables.strings.compactMap(\.path.language) + tables.plurals.compactMap(\.path.language))
            return languages.subtracting(["Base", language]).subtracting(tables.unreadLanguages).sorted().map {
                ExpectedLanguage($0, in: $0, of: tables)
            }
        }
        return configuration.locales.map(\.value).filter { $0.languageTag != language.languageTag }.compactMap {
            locale in
            let tag = locale.languageTag
            let folder =
                tables.languages.first { $0.languageTag == tag }
                ?? tables.languages.first { tag.hasPrefix($0.languageTag + "-") }
            let isUnread = folder.map(tables.unreadLanguages.contains) ?? false
            return isUnread ? nil : ExpectedLanguage(locale, in: folder, of: tables)
        }
    }
}

extension String {
    /// The name of a language or locale in one spelling: folders are called `pt-BR` or `pt_BR`.
    var languageTag: String { lowercased().replacing("_", with: "-") }
}
