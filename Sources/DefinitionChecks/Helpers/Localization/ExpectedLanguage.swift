import Basics
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

/// A language that the texts of a definition are expected in, with its translations.
struct ExpectedLanguage {
    /// The language, spelled as in the configuration or the folder's name.
    let name: String
    /// The table with its translations, or an empty one that can be created; `nil` if the language can't have a table.
    private let table: StringsTable?
    private let hasTable: Bool
    /// The path of the copy of the definition, if the language has one instead of a table.
    private let copy: String?
    private let keys: Set<String>
    private let pluralKeys: Set<String>
    private let fixedKeys: Set<String>

    fileprivate init(_ name: String, in folder: String?, of definition: CheckedDefinition) {
        self.name = name
        let tables = definition.tables
        fixedKeys = tables.fixedKeys

        let existing = folder.flatMap { tables.strings(in: $0) }
        let copy = existing == nil ? folder.flatMap { definition.copy(in: $0) } : nil
        self.copy = copy?.path
        hasTable = existing != nil
        table = existing ?? (copy == nil ? definition.newTable(in: folder ?? name) : nil)

        pluralKeys = Set(tables.plurals.filter { $0.path.language == folder }.flatMap(\.entries).map(\.key.value))
        keys = pluralKeys.union(existing?.entries.map(\.key) ?? []).union(
            copy.map { definition.keys(translatedBy: $0.model) } ?? []
        )
    }

    /// Returns the entries that a text needs to be translated; an empty array if it is translated or may be.
    ///
    /// A table of plurals can contain the text itself as a key.
    func missingEntries(of unit: TranslationKeys.Unit) -> [TranslationKeys.Entry] {
        let isTranslated = unit.isTranslated { keys.contains($0) || fixedKeys.contains($0) }
        if isTranslated || pluralKeys.contains(unit.whole.text) { return [] }
        return unit.entries.filter { !keys.contains($0.key) }
    }

    /// Returns the location of findings about the whole language: its table or copy, or else the definition.
    func location(in definition: CheckedDefinition) -> SourceLocation {
        SourceLocation(file: (hasTable ? table?.file : nil) ?? copy ?? definition.file)
    }

    /// Returns the edits that add entries with the definition's text to the table, each with a comment that marks it as
    /// untranslated; `nil` if no table can be edited.
    func edits(adding entries: [(entry: TranslationKeys.Entry, text: TranslatableText)]) -> [TextEdit]? {
        guard let table else { return nil }
        let new = entries.map { entry, text in
            let mark = UntranslatedMark(subject: "\(text)", filling: entry.text)
            return NewStringsEntry(key: entry.key, value: entry.text, comment: mark.comment)
        }
        let edits = table.insertions(of: table.entries.isEmpty ? new.sorted { $0.key < $1.key } : new)
        return edits.isEmpty ? nil : edits
    }
}

extension CheckedDefinition {
    /// The languages that texts are expected in: those that the configuration names, or else those with tables or copies
    /// of the definition.
    ///
    /// The definition's own language isn't among them, since the definition contains its texts, and neither is a language
    /// whose table can't be read, since its missing texts are unknown.
    var expectedLanguages: [ExpectedLanguage] {
        let copied = copies.keys.compactMap { LocalizedPath($0).language }
        if configuration.locales.isEmpty {
            let translated = tables.strings.compactMap(\.path.language) + tables.plurals.compactMap(\.path.language)
            let languages = Set(translated + copied).subtracting(["Base", language])
            return languages.subtracting(tables.unreadLanguages).sorted().map {
                ExpectedLanguage($0, in: $0, of: self)
            }
        }
        let folders = tables.languages + copied.filter { !tables.languages.contains($0) }
        return configuration.locales.map(\.value).filter { $0.languageTag != language.languageTag }.compactMap {
            locale in
            let tag = locale.languageTag
            let folder =
                folders.first { $0.languageTag == tag } ?? folders.first { tag.hasPrefix($0.languageTag + "-") }
            let isUnread = folder.map(tables.unreadLanguages.contains) ?? false
            return isUnread ? nil : ExpectedLanguage(locale, in: folder, of: self)
        }
    }

    /// Returns the copy of the definition for a language.
    fileprivate func copy(in language: String) -> (path: String, model: Definition)? {
        copies.sorted { $0.key < $1.key }.first { LocalizedPath($0.key).language == language }.map {
            ($0.key, $0.value)
        }
    }

    /// Returns the keys of the texts that a copy translates into its language, and of the parts that it lacks, which
    /// aren't expected there.
    fileprivate func keys(translatedBy copy: Definition) -> Set<String> {
        let parts = Set(copy.namesOfParts)
        let filled = copy.translatableTexts.filter { !($0.text?.value.isEmpty ?? true) }
        let places = Set(filled.map(\.place))
        let translated = translations.units.filter { unit in
            let text = translations.texts[unit.text]
            return !text.parts.allSatisfy(parts.contains) || places.contains(text.place)
        }
        return Set(translated.map(\.whole.key))
    }

    /// Returns an empty table for a language; `nil` if the definition is translated in another way.
    fileprivate func newTable(in language: String) -> StringsTable? {
        guard copies.isEmpty, tables.catalogs.isEmpty, tables.localizedDefinition == nil, let folder = tables.folder
        else { return nil }
        let name = "\(language).lproj/\(LocalizedPath(file).baseName).strings"
        return try? StringsTable([], file: folder == "." ? name : "\(folder)/\(name)")
    }
}

extension TranslatableText {
    /// The names of the parts of the definition that the text belongs to, in the form of `Definition.namesOfParts`.
    fileprivate var parts: [String] {
        let inner = owners.dropFirst().first.flatMap { owner -> String? in
            switch owner.kind {
            case .parameter, .enumCase, .property: owner.name
            case .intent, .combination, .dialog, .reason, .responseCode, .responseProperty, .enumeration, .type: nil
            }
        }
        return [owners[0].name] + [inner.map { "\(owners[0].name).\($0)" }].compactMap(\.self)
    }
}

extension String {
    /// The name of a language or locale in a uniform spelling: folders are called `pt-BR` or `pt_BR`.
    var languageTag: String { lowercased().replacing("_", with: "-") }
}
