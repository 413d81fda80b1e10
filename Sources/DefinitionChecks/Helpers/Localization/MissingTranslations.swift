import Basics
import IntentDefinition

/// The texts of a definition that some languages lack.
struct MissingTranslations {
    /// What a language lacks.
    struct Gap {
        var language: ExpectedLanguage
        /// How many texts were looked for.
        var textCount: Int
        /// The texts that are not translated, in the order of the definition, each with the entries that it needs.
        var texts: [(text: TranslatableText, entries: [TranslationKeys.Entry])]
    }

    /// The languages that lack some texts.
    let gaps: [Gap]

    /// The texts that are not translated, in the order in which they stand, with the languages that lack them.
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

    /// The texts that are not translated, those together whose fix-it is one: none of them is accepted without the others.
    func textsByFixIt(
        for rule: RuleDescription,
        of definition: CheckedDefinition
    ) -> [[(text: TranslatableText, languages: [String])]] {
        definition.grouping(byText, of: rule, in: definition.file) { $0.text.key?.value ?? "" }
    }

    /// Adds some texts to the tables that lack them, which are made where there are none; `nil` if no table can be edited.
    ///
    /// - Parameter isMeant: Chooses the texts.
    func fixIt(_ title: String, _ isMeant: (TranslatableText) -> Bool = { _ in true }) -> FixIt? {
        let edits = gaps.compactMap { gap in
            gap.language.edits(adding: gap.newEntries.filter { isMeant($0.text) })
        }
        return edits.isEmpty ? nil : FixIt(title, isSafe: true, edits: edits.flatMap(\.self))
    }
}

extension MissingTranslations.Gap {
    /// The entries that the texts need, each key once.
    var newEntries: [(entry: TranslationKeys.Entry, text: TranslatableText)] {
        var keys: Set<String> = []
        return texts.flatMap { text, entries in entries.map { ($0, text) } }.filter { keys.insert($0.0.key).inserted }
    }

    /// The gap in the parts in which suppressions judge it.
    ///
    /// - Parameters:
    ///   - rule: The rule that reports it.
    ///   - file: The file that it is reported in.
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
    /// Finds the texts that are expected in other languages and missing there.
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
    /// Whether this is the title or the description of an intent, which stores ask for.
    var isOfStores: Bool {
        (role == .title || role == .description) && owners.last?.kind == .intent
    }

    /// Whether this is what an app says after an intent was handled or confirmed.
    var isResponse: Bool { role == .response || role == .conciseResponse }
}
