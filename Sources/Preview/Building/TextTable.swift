import Basics
import IntentDefinition

/// The texts that a preview refers to, each stored once.
struct TextTable {
    private struct Identity: Hashable {
        var file: Int
        var key: String?
        var source: String
    }

    /// The texts with the definitions that they come from.
    private(set) var texts: [PreviewText] = []
    /// The index of the definition and the text in it, for each of the texts; the text is `nil` if a value is inserted.
    private(set) var origins: [(file: Int, text: TranslatableText?)] = []
    private var indices: [Identity: Int] = [:]
    /// The placeholders that variants replace, by the indices of the texts with variants.
    private var placeholders: [Int: String] = [:]

    /// Returns the index of a text of a definition; `nil` for an empty text.
    ///
    /// - Parameter anchor: The anchor of the thing that the text belongs to.
    mutating func index(of text: TranslatableText, in file: Int, keys: KeyIndex, anchor: String) -> Int? {
        guard let source = text.text?.value, !source.isEmpty else { return nil }
        let key = text.key.flatMap { $0.value.isEmpty ? nil : $0.value }
        let unit = key.flatMap { keys.units[$0] }
        let isFixed = key.map(keys.fixedKeys.contains) ?? false
        let needs = unit?.hasWords == true && unit?.whole.text == source && !isFixed
        let purpose = text.description
        let index = add(Identity(file: file, key: key, source: source), text) {
            PreviewText(key: key, source: source, purpose: purpose, anchor: anchor, needsTranslation: needs)
        }
        guard let unit, case .enumerated(let parameter) = unit.form, texts[index].variants.isEmpty else { return index }

        let variants = unit.entries.map { entry in
            let text = add(Identity(file: file, key: entry.key, source: entry.text), nil) {
                PreviewText(
                    key: entry.key,
                    source: entry.text,
                    purpose: purpose,
                    anchor: anchor,
                    needsTranslation: false
                )
            }
            return PreviewText.Variant(text: text, value: String(entry.key.dropFirst(unit.whole.key.count + 1)))
        }
        texts[index].variants = variants
        placeholders[index] = "${\(parameter)}"
        return index
    }

    private mutating func add(_ identity: Identity, _ text: TranslatableText?, _ make: () -> PreviewText) -> Int {
        if let index = indices[identity] { return index }
        indices[identity] = texts.count
        texts.append(make())
        origins.append((identity.file, text))
        return texts.count - 1
    }

    /// Returns a language with the translations of all texts.
    ///
    /// - Parameter sources: The definitions.
    func language(_ name: String, of sources: [PreviewSource]) -> PreviewLanguage {
        let tables = sources.map { LanguageTexts(name, in: $0.tables) }
        var translations: [PreviewTranslation?] = zip(texts, origins).map { text, origin in
            text.key.flatMap { tables[origin.file].translation(of: $0, source: text.source, text: origin.text) }
        }
        for (index, text) in texts.enumerated() where translations[index] == nil && !text.variants.isEmpty {
            let table = tables[origins[index].file]
            let variants = text.variants.map { variant in
                let name = table.translation(of: variant.value, source: "", text: nil)?.text
                return (value: variant.value, name: name ?? "", text: translations[variant.text]?.text)
            }
            translations[index] = PreviewTranslation(variants, of: placeholders[index] ?? "")
        }
        return PreviewLanguage(
            name: name,
            isRightToLeft: WritingDirection.isRightToLeft(name),
            translations: translations
        )
    }
}

/// The translation units of a definition, by their keys.
struct KeyIndex {
    let units: [String: TranslationKeys.Unit]
    /// The keys of texts that a string catalog excludes from translation.
    let fixedKeys: Set<String>

    init(_ keys: TranslationKeys, fixedKeys: Set<String>) {
        self.fixedKeys = fixedKeys
        units = Dictionary(keys.units.map { ($0.whole.key, $0) }) { first, _ in first }
    }
}
