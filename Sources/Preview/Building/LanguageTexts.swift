import Basics
import IntentDefinition
import Translations

/// The translations of one definition into one language.
///
/// Only this type knows the forms of tables.
struct LanguageTexts {
    private let strings: [StringsTable]
    private let plurals: [PluralTable]
    private let copied: [TranslatableText.Place: String]

    init(_ language: String, in tables: PreviewTables) {
        strings = tables.strings.filter { $0.path.language == language }
        plurals = tables.plurals.filter { $0.path.language == language }
        let texts = tables.copies[language]?.translatableTexts ?? []
        let pairs = texts.compactMap { text in text.text.map { (text.place, $0.value) } }
        copied = Dictionary(pairs) { first, _ in first }
    }

    /// The languages with translations, sorted.
    static func languages(of tables: PreviewTables) -> Set<String> {
        let names = tables.strings.compactMap(\.path.language) + tables.plurals.compactMap(\.path.language)
        return Set(names).union(tables.copies.keys).subtracting(["Base"])
    }

    /// Returns the translation of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - source: The text in the language of the definition, which tables of plurals may have as the key.
    ///   - text: The text of the definition; `nil` for a text with a value inserted.
    func translation(of key: String, source: String, text: TranslatableText?) -> PreviewTranslation? {
        for table in plurals {
            if let entry = table[key] ?? table[source] { return PreviewTranslation(entry) }
        }
        for table in strings {
            if let entry = table[key] {
                return PreviewTranslation(text: entry.value, state: entry.state?.rawValue)
            }
        }
        let copy = text.flatMap { copied[$0.place] } ?? ""
        return copy.isEmpty ? nil : PreviewTranslation(text: copy)
    }
}

extension PreviewTranslation {
    /// Creates a translation that depends on numbers or on the width.
    fileprivate init(_ entry: PluralTable.Entry) {
        let format = entry.format?.value ?? ""
        guard !entry.variables.isEmpty else {
            self.init(text: entry.widths.last?.text.value ?? format)
            return
        }

        // The variant of each variable that fits most numbers.
        let general = entry.variables.map { variable in
            (variable.variants.first { $0.selector.value == "other" } ?? variable.variants.last)?.text.value ?? ""
        }
        func text(_ index: Int? = nil, _ variant: String = "") -> String {
            entry.variables.enumerated().reduce(format) { text, other in
                text.replacing(other.element, by: other.offset == index ? variant : general[other.offset])
            }
        }
        let forms = entry.variables.enumerated().flatMap { index, variable in
            let name = entry.variables.count > 1 ? "\(variable.name.value): " : ""
            return variable.variants.map { variant in
                Form(condition: name + variant.selector.value, text: text(index, variant.text.value))
            }
        }
        self.init(text: text(), forms: forms)
    }
}

extension String {
    /// Returns the text with a variant in place of a variable, and the variable's placeholder in place of the number.
    fileprivate func replacing(_ variable: PluralTable.Variable, by variant: String) -> String {
        let name = variable.name.value
        let number = "%\(variable.valueType?.value ?? "d")"
        return replacing("%#@\(name)@", with: variant.replacing(number, with: "${\(name)}"))
    }
}
