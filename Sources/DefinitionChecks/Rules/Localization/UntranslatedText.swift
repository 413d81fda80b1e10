import DefinitionConfiguration
import DefinitionDiagnostics
import IntentDefinition
import StringsTables

/// Entries of tables that were filled in for want of a translation.
enum UntranslatedText: DefinitionRule {
    static let description = RuleDescription(
        "l10n-untranslated",
        .localization,
        .warning,
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

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, _ findings: inout Findings) {
        for table in definition.tables.strings where table.path.language != definition.language {
            check(table, of: definition, in: subject, &findings)
        }
    }

    private static func check(
        _ table: StringsTable,
        of definition: CheckedDefinition,
        in subject: CheckSubject,
        _ findings: inout Findings
    ) {
        let wordless = Set(definition.translations.units.filter { !$0.hasWords }.map(\.text))
        var texts: [TranslatableText] = []
        let entries = table.countingEntries.filter { entry in
            guard entry.isUntranslated, let index = definition.translations.indexOfText(for: entry.key),
                !wordless.contains(index)
            else { return false }
            texts.append(definition.translations.texts[index])
            return true
        }
        guard let first = entries.first else { return }
        let language = table.path.language ?? ""
        let severities = texts.compactMap { severity(ofMissing: $0, language, definition, in: subject) }
        findings.report(
            """
            \(entries.count) of \(table.countingEntries.count) texts of this table aren't translated yet: \
            \(quotedList(entries.map(\.key), limit: 8)); translate them\(entries.contains { $0.isMarked }
                ? ", and remove their comments" : "")
            """,
            at: SourceLocation(file: table.file, position: first.keyPosition),
            severity: Diagnostic.Severity.allCases.first(where: severities.contains) ?? .note,
            about: Diagnostic.Topic(definition.file, languages: [language], keys: entries.map(\.key))
        )
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
            case .title where isOfIntent: TitleTranslationMissing.self
            case .description where isOfIntent: DescriptionMissing.self
            case .response where SiriLanguages().contain(language),
                .conciseResponse where SiriLanguages().contain(language):
                ResponseLanguage.self
            default: TranslationMissing.self
            }
        let id = rule.description.id
        if let setting = definition.configuration.severities.first(where: { $0.rule.value == id.rawValue }) {
            return setting.severity.severity
        }
        return rule == DescriptionMissing.self && subject.isForStore ? .error : rule.description.severity
    }
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
