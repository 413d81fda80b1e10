import Basics
import IntentDefinition

/// A title of an intent that isn't translated into a language of the app.
enum L10nTitleMissing: DefinitionRule {
    static let description = RuleDescription(
        .l10nTitleMissing,
        category: .localization,
        severity: .error,
        summary: "the title of an intent isn't translated into all of the app's languages",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if the title of an intent isn't translated into all of the app's languages. The \
                app's languages are the ones that `check.locales` in `intentc.json` lists or, if that isn't set, the \
                ones with a table or a copy of the definition.
                """,
            importance: """
                The App Store responds to the upload with the warning ITMS-90626, "Invalid Siri Support", if the title \
                or the description of a custom intent is missing in one of the app's languages. Its e-mail names \
                neither the file nor the key. People see the title in a different language than the rest of the app.
                """,
            wrong: """
                "d4E5f6" = "Bestellt eine Suppe.";
                """,
            right: """
                "d4E5f6" = "Bestellt eine Suppe.";
                "a1B2c3" = "Suppe bestellen";
                """,
            remedy: """
                Add the key with its translation to the language's table. `intentc check --fix` adds it with the \
                definition's text, which `l10n-untranslated` reports as an error until it is translated.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let missing = definition.missingTranslations { $0.role == .title && $0.owners.last?.kind == .intent }
        for group in missing.textsByFixIt(for: description, of: definition) {
            let places = Set(group.map(\.text.position))
            var fixIt = missing.fixIt { places.contains($0.position) }

            for (text, languages) in group {
                findings.report(
                    """
                    the title of intent '\(text.owners[0].name)' isn't translated into \
                    \(quotedList(languages, limit: 50)) (App Store warning ITMS-90626); add key \
                    '\(text.key?.value ?? "")' to \(languages.count == 1 ? "that table" : "those tables")
                    """,
                    at: text.position,
                    fixIt: fixIt.take(),
                    about: Diagnostic.Topic(languages: languages, keys: [text.key?.value ?? ""])
                )
            }
        }
    }
}
