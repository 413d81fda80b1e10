import Basics
import IntentDefinition
import ToolSupport

/// Translation keys that say nothing to translators.
enum L10nOpaqueKeys: DefinitionRule {
    static let description = RuleDescription(
        .l10nOpaqueKeys,
        category: .localization,
        severity: .note,
        summary: "translation keys are random letters and digits",
        explanation: RuleExplanation(
            trigger: """
                This note is reported if translation keys of a definition consist of six random letters and digits, as \
                Xcode creates them. Nearly every definition has such keys, so the rule is off unless the configuration \
                gives it a severity (`check.severities`).
                """,
            importance: """
                Translators see only the key, because exports contain no comments for definitions. Some projects use \
                names such as `Order.title` instead; the system accepts any text as a key.
                """,
            wrong: "<key>INIntentTitleID</key><string>a1B2c3</string>",
            right: "<key>INIntentTitleID</key><string>OrderSoup.title</string>",
            remedy: "Rename the keys in the definition and in all its tables at once."
        )
    )

    private static let keyLength = 6

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let id = description.id
        guard definition.configuration.severities.contains(where: { $0.rule.value == id }) else { return }

        let keys = definition.translations.texts.filter(\.needsTranslation).compactMap(\.key)
        let opaque = keys.filter { isOpaque($0.value) }
        guard let first = opaque.first else { return }
        findings.report(
            """
            \(opaque.count) of \(keys.count) translation keys are random, such as '\(first.value)'; give them \
            meaningful names here and in the tables
            """,
            at: first.position
        )
    }

    /// Whether Xcode may have created a key, which contains a digit or capital after its first letter, unlike a word.
    private static func isOpaque(_ key: String) -> Bool {
        key.utf8.count == keyLength && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            && key.dropFirst().contains { $0.isNumber || $0.isUppercase }
    }
}
