import Basics
import IntentDefinition

/// A response that isn't translated into a language that Siri speaks.
enum L10nResponseLocale: DefinitionRule {
    static let description = RuleDescription(
        .l10nResponseLocale,
        category: .localization,
        severity: .warning,
        summary: "a response isn't translated into all of the app's languages that Siri speaks",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if the texts of an intent's responses aren't translated into all of the app's \
                languages that Siri speaks. The app's languages are the ones that `check.locales` in `intentc.json` \
                lists or, if that isn't set, the ones with a table or a copy of the definition.
                """,
            importance: """
                Developers report that Siri then says a generic phrase, for example that the action is done, instead \
                of the app's response.
                """,
            wrong: """
                "a1B2c3" = "Suppe bestellen";
                """,
            right: """
                "a1B2c3" = "Suppe bestellen";
                "d4E5f6" = "Die Suppe kommt gleich.";
                """,
            remedy: """
                Translate the texts of the responses and keep their placeholders as they are, or remove the language \
                from the app. `intentc check --fix` adds the missing keys with the definition's text, which \
                `l10n-untranslated` reports until it is translated.
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
        let intent = first.owners[0].name
        let codes = gap.texts.compactMap { $0.text.owners.last?.name }
        var known: Set<String> = []
        let distinctCodes = codes.filter { known.insert($0).inserted }
        let responses = quotedList(distinctCodes, limit: 8)
        let subject =
            distinctCodes.count == 1
            ? "the response \(responses) of intent '\(intent)' isn't"
            : "the responses \(responses) of intent '\(intent)' aren't"

        let entries = gap.newEntries
        let keys = entries.map(\.entry.key)
        findings.report(
            """
            \(subject) translated into '\(gap.language.name)', so Siri may say a generic phrase instead; translate \
            \(quotedList(keys, limit: 8))
            """,
            at: first.position,
            fixIt: gap.language.edits(adding: entries).map { FixIt(addingUntranslated: $0) },
            about: Diagnostic.Topic(
                "\(definition.file) \(first.position) \(gap.texts.map(\.text.position))",
                languages: [gap.language.name],
                keys: keys
            )
        )
    }
}
