import Basics
import IntentDefinition
import PropertyLists

/// An intent whose description is missing or isn't translated into a language of the app.
enum IntentDescriptionMissing: DefinitionRule {
    static let description = RuleDescription(
        .intentDescriptionMissing,
        category: .localization,
        severity: .warning,
        summary: "an intent has no description, or the description isn't translated into all of the app's languages",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a custom intent has no description or an empty one, or if its description \
                isn't translated into all of the app's languages. The app's languages are the ones that \
                `check.locales` in `intentc.json` lists or, if that isn't set, the ones with a table or a copy of the \
                definition. With `--store`, this is an error.
                """,
            importance: """
                The App Store responds to the upload with the warning ITMS-90626 if the description of a custom intent \
                is missing in one of the app's languages, including the development language. Intents that only \
                configure widgets are no exception. One public project in three has an intent without a description.
                """,
            wrong: """
                <key>INIntentDescriptionID</key>
                <string>tVvJ9c</string>
                """,
            right: """
                <key>INIntentDescription</key>
                <string>Orders a soup of the day.</string>
                <key>INIntentDescriptionID</key>
                <string>tVvJ9c</string>
                """,
            remedy: """
                Describe in a sentence what the intent does, in Xcode's "Description" field, and translate it. \
                `intentc check --fix` adds missing keys to the tables with the definition's text, which \
                `l10n-untranslated` reports until it is translated.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings) {
        let severity: Diagnostic.Severity = subject.isForStore ? .error : .warning
        for intent in definition.customIntents where intent.description.text?.value.isBlank ?? true {
            guard let name = intent.name, !intent.lacksEntry("INIntentDescription") else { continue }

            findings.report(
                """
                intent '\(name.value)' has no description (App Store warning ITMS-90626); describe in a sentence what \
                it does
                """,
                at: intent.description.text?.position ?? name.position,
                severity: severity,
                fixIt: intent.title.text.flatMap { fixIt(describing: intent, by: $0.value, definition.editor) }
            )
        }

        reportUntranslated(in: definition, severity: severity, findings: &findings)
    }

    private static func reportUntranslated(
        in definition: CheckedDefinition,
        severity: Diagnostic.Severity,
        findings: inout Findings
    ) {
        let missing = definition.missingTranslations { $0.role == .description && $0.owners.last?.kind == .intent }
        for group in missing.textsByFixIt(for: description, of: definition) {
            let places = Set(group.map(\.text.position))
            var fixIt = missing.fixIt { places.contains($0.position) }

            for (text, languages) in group {
                findings.report(
                    """
                    the description of intent '\(text.owners[0].name)' isn't translated into \
                    \(quotedList(languages, limit: 50)) (App Store warning ITMS-90626); add key \
                    '\(text.key?.value ?? "")' to \(languages.count == 1 ? "that table" : "those tables")
                    """,
                    at: text.position,
                    severity: severity,
                    fixIt: fixIt.take(),
                    about: Diagnostic.Topic(languages: languages, keys: [text.key?.value ?? ""])
                )
            }
        }
    }

    /// Uses the title as a first description, which a person has to review.
    private static func fixIt(describing intent: Intent, by title: String, _ editor: PropertyListEditor) -> FixIt? {
        guard !title.isEmpty else { return nil }
        let text = title.hasSuffix(".") ? title : "\(title)."
        let edit = editor.setting(
            "INIntentDescription",
            to: PropertyListValue(.string(text)),
            inDictionaryAt: intent.position
        )
        return FixIt("use the title as the description for now", isSafe: false, edits: edit)
    }
}
