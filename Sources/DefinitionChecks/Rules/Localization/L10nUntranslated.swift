import Basics
import IntentDefinition
import ToolSupport
import Translations

/// Entries of tables that were filled in for want of a translation.
enum L10nUntranslated: DefinitionRule {
    static let description = RuleDescription(
        .l10nUntranslated,
        category: .localization,
        severity: .warning,
        summary: "a table has entries that nobody has translated yet",
        explanation: RuleExplanation(
            trigger: """
                A table has an entry with a comment that starts with "not translated yet", as \
                `check --fix` writes it, and the text that was filled in; an entry without any text; or, in a string catalog, one in \
                the state "new". There is one finding for each table. It is as severe as that of the rule that reports \
                the most important of the texts where they are missing: an error for the title of an intent, and with \
                `--store` for its description.
                """,
            importance: """
                Filling a table in makes it complete, but nothing of it is translated: people see the text of another \
                language, and the App Store does not warn about it.
                """,
            wrong: """
                /* not translated yet: title of intent 'OrderSoup'; filled in with: Order Soup */
                "a1B2c3" = "Order Soup";
                """,
            right: """
                "a1B2c3" = "Suppe bestellen";
                """,
            remedy: """
                Translate the entries. Remove the comment of a text that is the same in both languages.
                """
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
            let severities = group.compactMap { severity(ofMissing: $0.text, language, definition, in: subject) }
            let keys = group.map(\.entry.key)
            findings.report(
                """
                \(keys.count) of \(counting.count) texts of this table aren't translated yet: \
                \(quotedList(keys, limit: 8)); translate them\(group.contains { $0.entry.isMarked }
                    ? ", and remove their comments" : "")
                """,
                at: SourceLocation(file: table.file, position: first.entry.keyPosition),
                severity: Diagnostic.Severity.allCases.first(where: severities.contains) ?? .note,
                about: Diagnostic.Topic(definition.file, languages: [language], keys: keys)
            )
        }
    }

    /// The severity of the finding there would be if the text were not in the table at all; `nil` if that is off.
    private static func severity(
        ofMissing text: TranslatableText,
        _ language: String,
        _ definition: CheckedDefinition,
        in subject: CheckSubject
    ) -> Diagnostic.Severity? {
        let isOfIntent = text.owners.last?.kind == .intent
        let rule: any DefinitionRule.Type =
            switch text.role {
            case .title where isOfIntent: L10nTitleMissing.self
            case .description where isOfIntent: IntentDescriptionMissing.self
            case .response where SiriLanguages().contain(language),
                .conciseResponse where SiriLanguages().contain(language):
                L10nResponseLocale.self
            default: L10nKeyMissing.self
            }
        let id = rule.description.id
        if let setting = definition.configuration.severities.first(where: { $0.rule.value == id }) {
            return setting.severity.severity
        }
        return rule == IntentDescriptionMissing.self && subject.isForStore ? .error : rule.description.severity
    }
}

/// An entry without a translation, with the text that it should translate.
private struct UntranslatedEntry {
    var entry: StringsTable.Entry
    var text: TranslatableText
}

extension StringsTable {
    /// The entries that count for their keys, in the order of the file.
    fileprivate var countingEntries: [Entry] {
        entries.filter { self[$0.key]?.keyPosition == $0.keyPosition }
    }
}

extension StringsTable.Entry {
    /// Whether the entry holds no translation, or only what it was filled in with.
    fileprivate var isUntranslated: Bool {
        value.isEmpty || state == .new || isMarked
    }

    /// Whether a comment says that the value was filled in, and nobody has changed it since.
    fileprivate var isMarked: Bool {
        comment.flatMap(UntranslatedMark.init).map { $0.isFilling(value) } ?? false
    }
}

extension TranslationKeys {
    /// The text that a key of a table translates; `nil` for a key that the definition does not have.
    fileprivate func indexOfText(for key: String) -> Int? {
        switch meaning(of: key) {
        case .text(let index), .enumeration(let index, values: _): index
        case nil: nil
        }
    }
}
