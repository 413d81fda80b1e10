import Basics

/// The keys in translation tables for a definition.
///
/// A text with a placeholder for an enum or a Boolean has a key for each value, `<key>-<key of the value>`. Its
/// translation contains the value's name, because each value may need another article or ending.
package struct TranslationKeys: Sendable {
    /// A key with the text that it translates.
    package struct Entry: Hashable, Sendable {
        /// The key.
        package var key: String
        /// The text in the language of the definition, with the names of values inserted.
        package var text: String
    }

    /// The form of a text's translation.
    package enum Form: Hashable, Sendable {
        /// One entry.
        case plain
        /// An entry for each value of the parameter with this name.
        case enumerated(parameter: String)
        /// An unknown form: several placeholders stand for enums or Booleans, or one stands for an enum that the
        /// definition doesn't declare.
        case unknown
    }

    /// The entries in tables for one text.
    package struct Unit: Sendable {
        /// The index of the text in `texts`.
        package var text: Int
        /// The form of the translation.
        package var form: Form
        /// The entries that Xcode exports; empty if they aren't known.
        package var entries: [Entry]
        /// The entry for the whole text, which a table may have in place of the others.
        package var whole: Entry
        /// Whether the text contains words of a language, so that tables have to translate it.
        package var hasWords: Bool

        /// Returns whether a table with some keys translates the text.
        package func isTranslated(by hasKey: (String) -> Bool) -> Bool {
            hasKey(whole.key) || (!entries.isEmpty && entries.allSatisfy { hasKey($0.key) })
        }
    }

    /// The meaning of a key in a table.
    package enum Meaning: Hashable, Sendable {
        /// A text, by its index in `texts`; the first text with the key.
        case text(Int)
        /// A text with the names of values inserted, by its index in `texts`, and the keys of the values.
        case enumeration(Int, values: [String])
    }

    /// The texts of the definition, as `Definition.translatableTexts` lists them.
    package let texts: [TranslatableText]
    /// The entries in tables for each text with a key, in the order of the texts.
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

    /// The texts of the keys. Tables of plurals may use them in place of the keys.
    package var textsOfEntries: Set<String> {
        Set(units.flatMap { [$0.whole.text] + $0.entries.map(\.text) })
    }

    /// Returns the meaning of a key in a table; `nil` if the definition doesn't have the key.
    ///
    /// A key may contain hyphens itself, so it is first looked up as a whole.
    package func meaning(of key: String) -> Meaning? {
        if let index = indices[key] { return .text(index) }
        let parts = key.split(separator: "-", omittingEmptySubsequences: false)
        // Keys of real definitions have fewer hyphens; the limit bounds the search.
        guard 2...8 ~= parts.count else { return nil }
        for count in (1..<parts.count).reversed() {
            guard let index = indices[parts[..<count].joined(separator: "-")],
                let values = values(parts[count...])
            else { continue }
            return .enumeration(index, values: values)
        }
        return nil
    }

    /// Returns the keys of values that form some parts of a key, the first as long as possible.
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
