import Basics
import IntentDefinition
import ToolSupport
import Translations

/// Entries of tables that only hold a placeholder for a translation.
enum L10nUntranslated: DefinitionRule {
    static let description = RuleDescription(
        .l10nUntranslated,
        category: .localization,
        severity: .warning,
        summary: "a table has entries that aren't translated yet",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a table has entries that have an empty text, that have the state "new" in \
                a string catalog, or that still have the text that `check --fix` filled in and its comment "not \
                translated yet". Each table is reported once.

                The severity is the highest that any of the texts would have if its entry were missing: an error for \
                the title of an intent and, with `--store`, for its description.
                """,
            importance: """
                A table that was only filled in looks complete, but isn't translated. People see its texts in another \
                language, and the App Store doesn't warn about them.
                """,
            wrong: """
                /* not translated yet: title of intent 'OrderSoup'; filled in with: Order Soup */
                "a1B2c3" = "Order Soup";
                """,
            right: """
                "a1B2c3" = "Suppe bestellen";
                """,
            remedy: "Translate the entries. If a text is the same in both languages, remove its comment."
        )
    )

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings) {
        for table in definition.tables.strings where table.path.language != definition.language {
            check(table, of: definition, in: subject, findings: &findings)
        }
    }

    private static func check(
        _ table: StringsTable,
        of definition: CheckedDefinition,
        in subject: CheckSubject,
        findings: inout Findings
    ) {
        let wordless = Set(definition.translations.units.filter { !$0.hasWords }.map(\.text))
        let translations = definition.translations
        let counting = table.countingEntries
        let untranslated = counting.filter(\.isUntranslated).compactMap { entry -> UntranslatedEntry? in
            guard let index = translations.indexOfText(for: entry.key), !wordless.contains(index) else { return nil }
            return UntranslatedEntry(entry: entry, text: translations.texts[index])
        }

        for group in definition.grouping(untranslated, of: description, in: table.file, byKey: \.entry.key) {
            guard let first = group.first else { continue }
            let language = table.path.language ?? ""
            let severities = group.compactMap { severity(ofMissing: $0.text, in: language, of: definition, subject) }
            let keys = group.map(\.entry.key)
            let (verb, object) = keys.count == 1 ? ("isn't", "it") : ("aren't", "them")
            let isMarked = group.contains { $0.entry.isMarked }

            findings.report(
                """
                \(keys.count) of \(counting.count) texts in this table \(verb) translated yet: \
                \(quotedList(keys, limit: 8)); translate \(object)\
                \(!isMarked ? "" : keys.count == 1 ? " and remove its comment" : " and remove their comments")
                """,
                at: SourceLocation(file: table.file, position: first.entry.keyPosition),
                severity: Diagnostic.Severity.allCases.first(where: severities.contains) ?? .note,
                about: Diagnostic.Topic(definition.file, languages: [language], keys: keys)
            )
        }
    }

    /// The severity of the finding that the text would have if the table lacked it; `nil` if that rule is off.
    private static func severity(
        ofMissing text: TranslatableText,
        in language: String,
        of definition: CheckedDefinition,
        _ subject: CheckSubject
    ) -> Diagnostic.Severity? {
        let isOfIntent = text.owners.last?.kind == .intent
        let rule: any DefinitionRule.Type =
            switch text.role {
            case .title where isOfIntent: L10nTitleMissing.self
            case .description where isOfIntent: IntentDescriptionMissing.self
            case .response where SiriLanguages().contain(language),
                .conciseResponse where SiriLanguages().contain(language):
                L10nResponseLocale.self
            case .title, .description, .displayName, .prompt, .unsupportedReason, .subtitle, .defaultValue,
                .trueDisplayName, .falseDisplayName, .placeholder, .dateTemplate, .response, .conciseResponse,
                .pronunciationHint, .synonym:
                L10nKeyMissing.self
            }

        let id = rule.description.id
        if let setting = definition.configuration.severities.first(where: { $0.rule.value == id }) {
            return setting.severity.severity
        }
        return rule == IntentDescriptionMissing.self && subject.isForStore ? .error : rule.description.severity
    }
}

/// An entry that isn't translated, with its text.
private struct UntranslatedEntry {
    var entry: StringsTable.Entry
    var text: TranslatableText
}

extension StringsTable {
    /// The entries that are used for their keys, in the order of the file.
    fileprivate var countingEntries: [Entry] {
        entries.filter { self[$0.key]?.keyPosition == $0.keyPosition }
    }
}

extension StringsTable.Entry {
    /// Whether the entry lacks a translation, or contains only the text that it was filled in with.
    fileprivate var isUntranslated: Bool {
        value.isEmpty || state == .new || isMarked
    }

    /// Whether a comment says that the value was filled in, and it hasn't been changed since.
    fileprivate var isMarked: Bool {
        comment.flatMap(UntranslatedMark.init).map { $0.isFilling(value) } ?? false
    }
}

extension TranslationKeys {
    /// The index of the text that a key translates; `nil` for a key that the definition doesn't have.
    fileprivate func indexOfText(for key: String) -> Int? {
        switch meaning(of: key) {
        case .text(let index), .enumeration(let index, values: _): index
        case nil: nil
        }
    }
}
