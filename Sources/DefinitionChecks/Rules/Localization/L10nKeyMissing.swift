import Basics
import IntentDefinition

/// Texts that are not translated into a language of the app.
enum L10nKeyMissing: DefinitionRule, GroupingRule {
    static let description = RuleDescription(
        .l10nKeyMissing,
        category: .localization,
        severity: .warning,
        summary: "texts are not translated into a language of the app",
        explanation: RuleExplanation(
            trigger: """
                A language has tables or a copy of the definition, or the configuration names it (`check.locales`), and some \
                texts have no translation there. Titles and descriptions of intents, and what Siri says, have rules of \
                their own. A text with a placeholder for an enum or a Boolean needs one entry for each value, or one \
                for all. A text of nothing but placeholders, numbers, punctuation, symbols and signs of units needs none.
                """,
            importance: """
                People see these texts in the language of the definition, in the middle of an app in their own. Xcode \
                adds keys to no table but on export and import, so that a new parameter stays untranslated unnoticed.
                """,
            wrong: """
                "k2LmNo" = "normal";
                """,
            right: """
                "k2LmNo" = "normal";
                "p7RsTu" = "erste Klasse";
                """,
            remedy: """
                Translate the texts. `intentc check --fix` adds their keys to the table with the text of the \
                definition and a comment that says what the text is, and makes a table where there is none; \
                `l10n-untranslated` reports them until they are translated.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let siri = SiriLanguages()
        let missing = definition.missingTranslations { !$0.isOfStores }
        for var gap in missing.gaps {
            if siri.contain(gap.language.name) { gap.texts.removeAll { $0.text.isResponse } }
            guard !gap.texts.isEmpty else { continue }
            for part in gap.parts(for: description, in: gap.language.location(in: definition).file, of: definition) {
                report(part, of: definition, findings: &findings)
            }
        }
    }

    private static func report(
        _ gap: MissingTranslations.Gap,
        of definition: CheckedDefinition,
        findings: inout Findings
    ) {
        let edits = gap.language.edits(adding: gap.newEntries)
        let keys = gap.newEntries.map(\.entry.key)
        findings.report(
            """
            \(gap.texts.count) of \(gap.textCount) texts lack a translation into '\(gap.language.name)'; translate \
            \(quotedList(keys, limit: 8))
            """,
            at: gap.language.location(in: definition),
            notes: notes(about: gap, findings: findings),
            fixIt: edits.map { FixIt("add the keys with the text of the definition", isSafe: true, edits: $0) },
            about: Diagnostic.Topic(definition.file, languages: [gap.language.name], keys: keys)
        )
    }

    static func message(of group: FindingGroup) -> String {
        group.commonMessage
            ?? """
            texts lack a translation into \(group.languageList); translate \(quotedList(group.keys, limit: 8))
            """
    }

    /// A note for each intent, enum or type that has texts without translation, up to a limit.
    private static func notes(about gap: MissingTranslations.Gap, findings: Findings) -> [Diagnostic.Note] {
        let groups = Dictionary(grouping: gap.texts.map(\.text)) { $0.owners[0] }.values
        return groups.sorted { $0[0].position < $1[0].position }.prefix(10).map { texts in
            let owner = texts[0].owners[0]
            let names = texts.prefix(5).map { "the \($0.withoutOutermostOwner)" }.joined(separator: ", ")
            let rest = texts.count > 5 ? " and \(texts.count - 5) more" : ""
            return findings.note("of \(owner.kind.rawValue) '\(owner.name)': \(names)\(rest)", at: texts[0].position)
        }
    }
}

extension TranslatableText {
    /// The text's description without the name of the intent, enum or type that it is in.
    fileprivate var withoutOutermostOwner: String {
        let inner = owners.dropFirst().reversed().map { "\($0.kind.rawValue) '\($0.name)'" }
        return ([role.rawValue] + inner).joined(separator: " of ")
    }
}
