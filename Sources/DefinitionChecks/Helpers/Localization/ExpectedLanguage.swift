import Basics
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

/// A language that the texts of a definition are expected in, and what translates them there.
struct ExpectedLanguage {
    /// The language, as the configuration or the folder spells it.
    let name: String
    /// The table with its translations; an empty one, which is not there yet, if the language could have one.
    private let table: StringsTable?
    private let hasTable: Bool
    /// The path of the copy of the definition, if that is what the language has in place of a table.
    private let copy: String?
    private let keys: Set<String>
    private let pluralKeys: Set<String>
    private let fixedKeys: Set<String>

    fileprivate init(_ name: String, in folder: String?, of definition: CheckedDefinition) {
        self.name = name
        let tables = definition.tables
        let existing = folder.flatMap { tables.strings(in: $0) }
        let copy = existing == nil ? folder.flatMap { definition.copy(in: $0) } : nil
        self.copy = copy?.path
        hasTable = existing != nil
        fixedKeys = tables.fixedKeys
        table = existing ?? (copy == nil ? definition.newTable(in: folder ?? name) : nil)
        pluralKeys = Set(tables.plurals.filter { $0.path.language == folder }.flatMap(\.entries).map(\.key.value))
        keys = pluralKeys.union(existing?.entries.map(\.key) ?? []).union(
            copy.map { definition.keys(translatedBy: $0.model) } ?? []
        )
    }

    /// The keys and texts that a text needs here to be translated; none where it is, or where that cannot be known.
    ///
    /// A table of plurals may have the text itself in place of a key.
    func missingEntries(of unit: TranslationKeys.Unit) -> [TranslationKeys.Entry] {
        let isTranslated = unit.isTranslated { keys.contains($0) || fixedKeys.contains($0) }
        if isTranslated || pluralKeys.contains(unit.whole.text) { return [] }
        return unit.entries.filter { !keys.contains($0.key) }
    }

    /// Where findings about the language as a whole are: its table or copy, or else the definition.
    func location(in definition: CheckedDefinition) -> SourceLocation {
        SourceLocation(file: (hasTable ? table?.file : nil) ?? copy ?? definition.file)
    }

    /// The edits that give the table entries with their texts in the language of the definition, each with a comment
    /// that says that it is not translated; `nil` where there is no table that can be edited.
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
    /// The languages that texts are expected in: those that the configuration names, or else those that have tables or
    /// copies of the definition. The definition itself holds the texts of its own language, and of a language whose
    /// table could not be read nobody knows what it lacks.
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

    /// A copy of the definition for a language.
    fileprivate func copy(in language: String) -> (path: String, model: Definition)? {
        copies.sorted { $0.key < $1.key }.first { LocalizedPath($0.key).language == language }.map {
            ($0.key, $0.value)
        }
    }

    /// The keys of the texts that a copy has in its language. A part that only one of the two has is not looked for.
    fileprivate func keys(translatedBy copy: Definition) -> Set<String> {
        let parts = Set(copy.namesOfParts)
        let filled = copy.translatableTexts.filter { !($0.text?.value.isEmpty ?? true) }
        let places = Set(filled.map(TextPlace.init))
        let translated = translations.units.filter { unit in
            let text = translations.texts[unit.text]
            return !text.parts.allSatisfy(parts.contains) || places.contains(TextPlace(text))
        }
        return Set(translated.map(\.whole.key))
    }

    /// A table that the definition could have for a language, to be filled; `nil` if it is translated in another way.
    fileprivate func newTable(in language: String) -> StringsTable? {
        guard copies.isEmpty, tables.catalogs.isEmpty, tables.localizedDefinition == nil, let folder = tables.folder
        else { return nil }
        let name = "\(language).lproj/\(LocalizedPath(file).baseName).strings"
        return try? StringsTable([], file: folder == "." ? name : "\(folder)/\(name)")
    }
}

/// What a text is for and belongs to, which is the same in all copies of a definition.
private struct TextPlace: Hashable {
    var role: TranslatableText.Role
    var owners: [TranslatableText.Owner]

    init(_ text: TranslatableText) {
        (role, owners) = (text.role, text.owners)
    }
}

extension TranslatableText {
    /// The names of the parts of a definition that the text belongs to, as `Definition.namesOfParts` has them.
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
    /// The name of a language or locale in one spelling: folders are called `pt-BR` or `pt_BR`.
    var languageTag: String { lowercased().replacing("_", with: "-") }
}
