import Basics
import IntentDefinition

/// Responses that Siri has no words for in one of its languages.
enum L10nResponseLocale: DefinitionRule {
    static let description = RuleDescription(
        .l10nResponseLocale,
        category: .localization,
        severity: .warning,
        summary: "what Siri should say is not translated into a language that it speaks",
        explanation: RuleExplanation(
            trigger: """
                A language that Siri speaks has tables or a copy of the definition, or the configuration names it, and texts of \
                an intent's responses have no translation there.
                """,
            importance: """
                Developers report that Siri then says a phrase of its own in place of the response, such as that the \
                action was done, and leaves out what the app has to tell.
                """,
            remedy: """
                Translate the texts of the responses, placeholders as they are, or take the language out of the app.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let siri = SiriLanguages()
        let missing = definition.missingTranslations(\.isResponse)
        for gap in missing.gaps where siri.contain(gap.language.name) {
            let intents = Dictionary(grouping: gap.texts) { $0.text.owners[0] }.values
            for texts in intents.sorted(by: { $0[0].text.position < $1[0].text.position }) {
                var ofIntent = gap
                ofIntent.texts = texts
                for part in ofIntent.parts(for: description, in: definition.file, of: definition) {
                    report(part, of: definition, findings: &findings)
                }
            }
        }
    }

    private static func report(
        _ gap: MissingTranslations.Gap,
        of definition: CheckedDefinition,
        findings: inout Findings
    ) {
        let first = gap.texts[0].text
        let codes = gap.texts.compactMap { $0.text.owners.last?.name }
        var known: Set<String> = []
        let distinctCodes = codes.filter { known.insert($0).inserted }
        let entries = gap.newEntries
        let edits = gap.language.edits(adding: entries)
        findings.report(
            """
            Siri has no words in '\(gap.language.name)' for \(quotedList(distinctCodes, limit: 8)) of intent \
            '\(first.owners[0].name)', and may say a phrase of its own; translate \
            \(quotedList(entries.map(\.entry.key), limit: 8)) there
            """,
            at: first.position,
            fixIt: edits.map { FixIt("add the responses in the language of the definition", isSafe: true, edits: $0) },
            about: Diagnostic.Topic(
                "\(definition.file) \(first.position) \(gap.texts.map(\.text.position))",
                languages: [gap.language.name],
                keys: entries.map(\.entry.key)
            )
        )
    }
}
