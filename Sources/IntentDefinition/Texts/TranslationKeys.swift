import Basics

/// The keys that tables of translations hold for a definition.
///
/// A text with a placeholder for an enum or a Boolean has a key for each of the values, `<key>-<key of the value>`, whose
/// translation has the value's name in it: grammar may ask for another article or ending with each.
package struct TranslationKeys: Sendable {
    /// A key, and the text that it translates.
    package struct Entry: Hashable, Sendable {
        /// The key.
        package var key: String
        /// The text in the language of the definition, names of values inserted.
        package var text: String
    }

    /// How a text is translated.
    package enum Form: Hashable, Sendable {
        /// By one entry.
        case plain
        /// By an entry for each value of the parameter with this name.
        case enumerated(parameter: String)
        /// In a way that is not known: several placeholders stand for enums or Booleans, or one for an enum that the
        /// definition does not have.
        case unknown
    }

    /// What tables hold for one text.
    package struct Unit: Sendable {
        /// The index of the text in `texts`.
        package var text: Int
        /// How the text is translated.
        package var form: Form
        /// The entries that Xcode exports; empty where that is not known.
        package var entries: [Entry]
        /// The entry of the text as a whole, which a table may hold in place of the others.
        package var whole: Entry
        /// Whether the text says something in a language, so that tables have to translate it.
        package var hasWords: Bool

        /// Whether a table that has some keys translates the text.
        package func isTranslated(by hasKey: (String) -> Bool) -> Bool {
            hasKey(whole.key) || (!entries.isEmpty && entries.allSatisfy { hasKey($0.key) })
        }

        /// The keys that a table lacks to translate the text.
        package func missingKeys(in hasKey: (String) -> Bool) -> [String] {
            isTranslated(by: hasKey) ? [] : entries.map(\.key).filter { !hasKey($0) }
        }
    }

    /// What a key of a table stands for.
    package enum Meaning: Hashable, Sendable {
        /// A text, by its index in `texts`: the first with the key.
        case text(Int)
        /// A text with the names of values inserted, by its index in `texts`, and the keys of the values.
        case enumeration(Int, values: [String])
    }

    /// The texts of the definition, as `Definition.translatableTexts` lists them.
    package let texts: [TranslatableText]
    /// What tables may hold for each text that has a key, in the order of the texts.
    package let units: [Unit]
    private let indices: [String: Int]

    /// Finds the keys of a definition.
    package init(_ definition: Definition) {
        texts = definition.translatableTexts
        let scopes = EnumerableScopes(definition)
        units = texts.indices.compactMap { [texts] in scopes.unit(of: texts[$0], at: $0) }
        let keyed = texts.indices.compactMap { [texts] index in texts[index].key.map { ($0.value, index) } }
        indices = Dictionary(keyed) { first, _ in first }
    }

    /// The texts that the keys stand for, by which tables of plurals may translate instead.
    package var textsOfEntries: Set<String> {
        Set(units.flatMap { [$0.whole.text] + $0.entries.map(\.text) })
    }

    /// What a key of a table stands for; `nil` for a key that the definition does not have.
    ///
    /// Keys may themselves have hyphens, so a key is first looked up as a whole.
    package func meaning(of key: String) -> Meaning? {
        if let index = indices[key] { return .text(index) }
        let parts = key.split(separator: "-", omittingEmptySubsequences: false)
        // No key of a real definition has as many hyphens; the limit bounds the search.
        guard 2...8 ~= parts.count else { return nil }
        for count in (1..<parts.count).reversed() {
            guard let index = indices[parts[..<count].joined(separator: "-")],
                let values = values(parts[count...])
            else { continue }
            return .enumeration(index, values: values)
        }
        return nil
    }

    /// The keys of values that make up some parts of a key, the first as long as can be.
    private func values(_ parts: ArraySlice<Substring>) -> [String]? {
        if parts.isEmpty { return [] }
        for end in (parts.startIndex + 1...parts.endIndex).reversed() {
            let key = parts[..<end].joined(separator: "-")
            guard indices[key] != nil, let rest = values(parts[end...]) else { continue }
            return [key] + rest
        }
        return nil
    }
}
