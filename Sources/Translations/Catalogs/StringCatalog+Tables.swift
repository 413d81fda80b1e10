import Basics
import PropertyLists

extension StringCatalog {
    /// The tables that a build makes from the catalog, sorted by language: a table of texts for each language, and a table
    /// of plurals for each language with texts that depend on numbers. All have the path of the catalog.
    ///
    /// Texts that shouldn't be translated are only in the table of the source language; see `fixedKeys`.
    package var tables: (strings: [StringsTable], plurals: [PluralTable]) {
        var strings: [String: [StringsTable.Entry]] = [:]
        var plurals: [String: [PluralTable.Entry]] = [:]
        for entry in entries {
            guard entry.shouldTranslate else {
                let source = sourceLanguage?.value ?? "Base"
                let localization = entry.localizations.first { $0.language.value == source }
                let value = localization?.translation?.units.first?.value ?? entry.key
                strings[source, default: []].append(stringsEntry(of: entry, value, state: .translated))
                continue
            }
            for localization in entry.localizations {
                let language = localization.language.value
                if localization.dependsOnNumbers {
                    plurals[language, default: []].append(pluralEntry(of: entry, localization))
                } else if let new = stringsEntry(of: entry, localization) {
                    strings[language, default: []].append(new)
                }
            }
        }

        let all = Set(languages).union(strings.keys).sorted()
        return (
            all.map { table(of: strings[$0] ?? [], in: $0) },
            all.compactMap { language in
                plurals[language].map { PluralTable(file: file, path: path(in: language), entries: $0) }
            }
        )
    }

    /// The keys of the texts that are the same in all languages.
    package var fixedKeys: Set<String> {
        Set(entries.filter { !$0.shouldTranslate }.map(\.key.value))
    }

    private func table(of entries: [StringsTable.Entry], in language: String) -> StringsTable {
        StringsTable(
            file: file,
            path: path(in: language),
            byteCount: byteCount,
            format: .catalog,
            encoding: .utf8(hasMark: text.starts(with: [0xEF, 0xBB, 0xBF])),
            text: text,
            entries: entries,
            issues: []
        )
    }

    private func path(in language: String) -> LocalizedPath {
        LocalizedPath(language: language, baseName: path.baseName, pathExtension: path.pathExtension)
    }

    /// Returns the entry of a localization. If it has a text for each device, the first one represents all, unless another
    /// one isn't translated.
    private func stringsEntry(of entry: Entry, _ localization: Localization) -> StringsTable.Entry? {
        let units = localization.translation?.units ?? []
        guard let unit = units.first(where: { $0.state == .new }) ?? units.first else {
            return localization.phrases.first.map { stringsEntry(of: entry, $0, state: nil) }
        }
        return stringsEntry(of: entry, unit.value, state: unit.state)
    }

    private func stringsEntry(of entry: Entry, _ value: Located<String>, state: TranslationState?) -> StringsTable.Entry
    {
        StringsTable.Entry(
            key: entry.key.value,
            value: value.value,
            comment: entry.comment,
            state: state,
            keyPosition: entry.key.position,
            valuePosition: value.position
        )
    }

    private func pluralEntry(of entry: Entry, _ localization: Localization) -> PluralTable.Entry {
        var variables = localization.substitutions.map { substitution in
            PluralTable.Variable(
                name: substitution.name,
                valueType: substitution.formatSpecifier.map { Located<String>($0, at: substitution.name.position) },
                variants: substitution.translation?.variants ?? []
            )
        }

        var format: Located<String>?
        switch localization.translation {
        case .unit(let unit): format = unit.value
        case .variations(let axis, let variations):
            // The text of each device may have its own plural forms.
            let variants = localization.translation?.variants ?? []
            let name = Located<String>(
                axis.rawValue,
                at: variations.first?.selector.position ?? localization.language.position
            )
            variables.append(PluralTable.Variable(name: name, valueType: nil, variants: variants))
        case nil: break
        }

        return PluralTable.Entry(
            key: entry.key,
            position: localization.language.position,
            format: format,
            variables: variables,
            widths: []
        )
    }
}

extension StringCatalog.Translation {
    /// All texts in the order of the file.
    package var units: [StringCatalog.Unit] {
        switch self {
        case .unit(let unit): [unit]
        case .variations(_, let variations): variations.flatMap(\.translation.units)
        }
    }

    /// Whether the texts depend on the plural category of a number.
    package var dependsOnNumbers: Bool {
        switch self {
        case .unit: false
        case .variations(.plural, _): true
        case .variations(.device, let variations): variations.contains { $0.translation.dependsOnNumbers }
        }
    }

    /// The texts, each with its innermost case.
    fileprivate var variants: [PluralTable.Variant] {
        switch self {
        case .unit: []
        case .variations(_, let variations):
            variations.flatMap { variation -> [PluralTable.Variant] in
                if case .unit(let unit) = variation.translation {
                    return [PluralTable.Variant(selector: variation.selector, text: unit.value)]
                }
                return variation.translation.variants
            }
        }
    }
}

extension StringCatalog.Localization {
    /// Whether the text or a part of it depends on the plural category of a number.
    package var dependsOnNumbers: Bool {
        !substitutions.isEmpty || translation?.dependsOnNumbers ?? false
    }
}
