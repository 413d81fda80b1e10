import Basics
import IntentDefinition

/// An intent whose title is not translated into a language of the app.
enum L10nTitleMissing: DefinitionRule {
    static let description = RuleDescription(
        .l10nTitleMissing,
        category: .localization,
        severity: .error,
        summary: "the title of an intent is not translated into a language of the app",
        explanation: RuleExplanation(
            trigger: """
                A language has tables or a copy of the definition, or the configuration names it (`check.locales`), and the key \
                of an intent's title has no translation there.
                """,
            importance: """
                The App Store answers an upload with the mail ITMS-90626, "Invalid Siri Support", when the title or \
                the description of a custom intent is missing in a language of the app; the mail names neither file \
                nor key. People see the title in another language than the rest of the app.
                """,
            wrong: """
                "d4E5f6" = "Bestellt eine Suppe.";
                """,
            right: """
                "d4E5f6" = "Bestellt eine Suppe.";
                "a1B2c3" = "Suppe bestellen";
                """,
            remedy: """
                Add the key with its translation to the table of the language. `intentc check --fix` adds it with the \
                text of the definition, which `l10n-untranslated` then reports as an error until it is translated.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let missing = definition.missingTranslations { $0.role == .title && $0.owners.last?.kind == .intent }
        for group in missing.textsByFixIt(for: description, of: definition) {
            let places = Set(group.map(\.text.position))
            var fixIt = missing.fixIt("add the titles in the language of the definition") {
                places.contains($0.position)
            }
            for (text, languages) in group {
                findings.report(
                    """
                    intent '\(text.owners[0].name)' has no title in \(quotedList(languages, limit: 50)), of which the App \
                    Store warns (ITMS-90626); translate its key '\(text.key?.value ?? "")' there
                    """,
                    at: text.position,
                    fixIt: fixIt.take(),
                    about: Diagnostic.Topic(languages: languages, keys: [text.key?.value ?? ""])
                )
            }
        }
    }
}
