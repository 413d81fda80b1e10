import Basics
import IntentDefinition

/// Texts that aren't translated into a language of the app.
enum L10nKeyMissing: DefinitionRule, GroupingRule {
    static let description = RuleDescription(
        .l10nKeyMissing,
        category: .localization,
        severity: .warning,
        summary: "texts aren't translated into all of the app's languages",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if texts of a definition aren't translated into all of the app's languages. \
                The app's languages are the ones that `check.locales` in `intentc.json` lists or, if that isn't set, \
                the ones with a table or a copy of the definition.

                A text that mentions an enum or Boolean parameter needs one entry for each value, or one entry for all \
                values. A text that consists only of placeholders, numbers, punctuation, symbols and units needs no \
                translation.

                Titles of intents (`l10n-title-missing`), their descriptions (`intent-description-missing`) and \
                responses in Siri's languages (`l10n-response-locale`) have their own rules.
                """,
            importance: """
                People see these texts in the definition's language while the rest of the app is in their own. Xcode \
                adds keys to tables only when you export and import localizations, so a new parameter easily stays \
                untranslated.
                """,
            wrong: """
                "k2LmNo" = "normal";
                """,
            right: """
                "k2LmNo" = "normal";
                "p7RsTu" = "erste Klasse";
                """,
            remedy: """
                Translate the texts. `intentc check --fix` adds the missing keys with the definition's text and a \
                comment that says what the text is for, and creates the table if necessary. `l10n-untranslated` \
                reports these entries until they are translated.
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
        let entries = gap.newEntries
        let keys = entries.map(\.entry.key)

        findings.report(
            """
            \(gap.texts.count) of \(gap.textCount) texts \(gap.texts.count == 1 ? "isn't" : "aren't") translated into \
            '\(gap.language.name)'; translate \(quotedList(keys, limit: 8))
            """,
            at: gap.language.location(in: definition),
            notes: notes(about: gap, findings: findings),
            fixIt: gap.language.edits(adding: entries).map { FixIt(addingUntranslated: $0) },
            about: Diagnostic.Topic(definition.file, languages: [gap.language.name], keys: keys)
        )
    }

    static func message(of group: FindingGroup) -> String {
        group.commonMessage
            ?? """
            texts aren't translated into \(group.languageList); translate \(quotedList(group.keys, limit: 8))
            """
    }

    /// A note for each intent, enum or type that has untranslated texts, up to a limit.
    private static func notes(about gap: MissingTranslations.Gap, findings: Findings) -> [Diagnostic.Note] {
        let groups = Dictionary(grouping: gap.texts.map(\.text)) { $0.owners[0] }.values
        return groups.sorted { $0[0].position < $1[0].position }.prefix(10).map { texts in
            let owner = texts[0].owners[0]
            let names = texts.prefix(5).map { "the \($0.withoutOutermostOwner)" }.joined(separator: ", ")
            let rest = texts.count > 5 ? " and \(texts.count - 5) more" : ""
            return findings.note("in \(owner.kind.rawValue) '\(owner.name)': \(names)\(rest)", at: texts[0].position)
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
