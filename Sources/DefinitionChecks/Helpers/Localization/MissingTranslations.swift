import Basics
import IntentDefinition

/// The texts of a definition that aren't translated into some languages.
struct MissingTranslations {
    /// The texts that aren't translated into one language.
    struct Gap {
        var language: ExpectedLanguage
        /// The number of texts that are expected.
        var textCount: Int
        /// The untranslated texts in the order of the definition, each with the entries that it needs.
        var texts: [(text: TranslatableText, entries: [TranslationKeys.Entry])]
    }

    /// The languages with untranslated texts.
    let gaps: [Gap]

    /// The untranslated texts in the order of the definition, each with the languages that lack it.
    var byText: [(text: TranslatableText, languages: [String])] {
        var languages: [SourcePosition: [String]] = [:]
        var texts: [TranslatableText] = []
        for gap in gaps {
            for (text, _) in gap.texts {
                if languages[text.position] == nil { texts.append(text) }
                languages[text.position, default: []].append(gap.language.name)
            }
        }
        return texts.sorted { $0.position < $1.position }.map { ($0, languages[$0.position] ?? []) }
    }

    /// Returns the untranslated texts in groups that share a fix-it; suppressions accept all of a group or none.
    func textsByFixIt(
        for rule: RuleDescription,
        of definition: CheckedDefinition
    ) -> [[(text: TranslatableText, languages: [String])]] {
        definition.grouping(byText, of: rule, in: definition.file) { $0.text.key?.value ?? "" }
    }

    /// Returns a fix-it that adds some texts to the tables that lack them, and creates missing tables; `nil` if no table
    /// can be edited.
    ///
    /// - Parameter isMeant: Chooses the texts.
    func fixIt(_ isMeant: (TranslatableText) -> Bool) -> FixIt? {
        let edits = gaps.compactMap { gap in
            gap.language.edits(adding: gap.newEntries.filter { isMeant($0.text) })
        }
        return edits.isEmpty ? nil : FixIt(addingUntranslated: edits.flatMap(\.self))
    }
}

extension FixIt {
    /// Creates a fix-it that adds entries without translations to tables.
    init(addingUntranslated edits: [TextEdit]) {
        self.init("add the missing keys with the definition's text", isSafe: true, edits: edits)
    }
}

extension MissingTranslations.Gap {
    /// The entries that the texts need, without repeated keys.
    var newEntries: [(entry: TranslationKeys.Entry, text: TranslatableText)] {
        var keys: Set<String> = []
        return texts.flatMap { text, entries in entries.map { ($0, text) } }.filter { keys.insert($0.0.key).inserted }
    }

    /// Returns the gap, divided into the parts that suppressions accept separately.
    ///
    /// - Parameters:
    ///   - rule: The rule that reports the gap.
    ///   - file: The file that the gap is reported in.
    ///   - definition: The definition whose texts aren't translated.
    func parts(for rule: RuleDescription, in file: String, of definition: CheckedDefinition) -> [Self] {
        let items = texts.flatMap { text, entries in entries.map { (text: text, entry: $0) } }
        let groups = definition.grouping(items, of: rule, in: file) { $0.entry.key }
        guard groups.count > 1 else { return [self] }

        return groups.map { items in
            var part = self
            part.texts = []
            for item in items {
                if part.texts.last?.text.position == item.text.position {
                    part.texts[part.texts.count - 1].entries.append(item.entry)
                } else {
                    part.texts.append((item.text, [item.entry]))
                }
            }
            return part
        }
    }
}

extension CheckedDefinition {
    /// Returns the texts that are expected in other languages and missing there.
    ///
    /// - Parameter isMeant: Chooses the texts.
    func missingTranslations(_ isMeant: (TranslatableText) -> Bool) -> MissingTranslations {
        let languages = expectedLanguages
        guard !languages.isEmpty else { return MissingTranslations(gaps: []) }

        let units = translations.units.filter { $0.hasWords && isMeant(translations.texts[$0.text]) }
        let gaps = languages.map { language in
            let texts = units.map { (translations.texts[$0.text], language.missingEntries(of: $0)) }
            return MissingTranslations.Gap(
                language: language,
                textCount: units.count,
                texts: texts.filter { !$0.1.isEmpty }
            )
        }
        return MissingTranslations(gaps: gaps.filter { !$0.texts.isEmpty })
    }
}

extension TranslatableText {
    /// Whether the text is the title or the description of an intent, which the App Store requires.
    var isOfStores: Bool {
        (role == .title || role == .description) && owners.last?.kind == .intent
    }

    /// Whether Siri says the text after an intent was handled or confirmed.
    var isResponse: Bool { role == .response || role == .conciseResponse }
}
