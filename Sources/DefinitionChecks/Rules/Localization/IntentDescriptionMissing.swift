import Basics
import IntentDefinition
import PropertyLists

/// An intent without a description, or without one in a language of the app.
enum IntentDescriptionMissing: DefinitionRule {
    static let description = RuleDescription(
        .intentDescriptionMissing,
        category: .localization,
        severity: .warning,
        summary: "an intent has no description, or none in a language of the app",
        explanation: RuleExplanation(
            trigger: """
                An intent of the app has no description or an empty one, or a language that has tables for the \
                definition, or that the configuration names, does not translate it. With `--store` it is an error.
                """,
            importance: """
                The App Store answers an upload with the mail ITMS-90626 when a custom intent lacks its description in \
                any language of the app, the language of development included; intents that only configure widgets \
                are no exception. Every third public project has an intent without one.
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
                Write a sentence about what the intent does, in Xcode's field "Description", and translate it. \
                `intentc check --fix` adds missing keys to the tables with the text of the definition, which `l10n-untranslated` reports until they \
                are translated.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings) {
        let severity: Diagnostic.Severity = subject.isForStore ? .error : .warning
        for intent in definition.customIntents where intent.description.text?.value.isBlank ?? true {
            guard let name = intent.name, !intent.lacksEntry("INIntentDescription") else { continue }
            findings.report(
                """
                intent '\(name.value)' has no description, of which the App Store warns (ITMS-90626), also for an \
                intent that only configures widgets; say in a sentence what it does
                """,
                at: intent.description.text?.position ?? name.position,
                severity: severity,
                fixIt: intent.title.text.flatMap { describe(intent, by: $0.value, definition.editor) }
            )
        }
        reportUntranslated(in: definition, severity, findings: &findings)
    }

    private static func reportUntranslated(
        in definition: CheckedDefinition,
        _ severity: Diagnostic.Severity,
        findings: inout Findings
    ) {
        let missing = definition.missingTranslations { $0.role == .description && $0.owners.last?.kind == .intent }
        for group in missing.textsByFixIt(for: description, of: definition) {
            let places = Set(group.map(\.text.position))
            var fixIt = missing.fixIt("add the descriptions in the language of the definition") {
                places.contains($0.position)
            }
            for (text, languages) in group {
                findings.report(
                    """
                    intent '\(text.owners[0].name)' has no description in \(quotedList(languages, limit: 50)), of which the \
                    App Store warns (ITMS-90626); translate its key '\(text.key?.value ?? "")' there
                    """,
                    at: text.position,
                    severity: severity,
                    fixIt: fixIt.take(),
                    about: Diagnostic.Topic(languages: languages, keys: [text.key?.value ?? ""])
                )
            }
        }
    }

    /// Makes a first sentence of the title, which somebody has to look at.
    private static func describe(_ intent: Intent, by title: String, _ editor: PropertyListEditor) -> FixIt? {
        guard !title.isEmpty else { return nil }
        let text = title.hasSuffix(".") ? title : "\(title)."
        let edit = editor.setting(
            "INIntentDescription",
            to: PropertyListValue(.string(text)),
            inDictionaryAt: intent.position
        )
        return FixIt("describe the intent by its title for now", isSafe: false, edits: edit)
    }
}
