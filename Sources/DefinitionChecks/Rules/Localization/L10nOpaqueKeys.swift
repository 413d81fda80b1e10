import Basics
import IntentDefinition
import ToolSupport

/// Translation keys that tell translators nothing.
enum L10nOpaqueKeys: DefinitionRule {
    static let description = RuleDescription(
        .l10nOpaqueKeys,
        category: .localization,
        severity: .note,
        summary: "translation keys are random letters and digits",
        explanation: RuleExplanation(
            trigger: """
                Keys of a definition are six letters and digits, as Xcode makes them. Nearly every definition has such \
                keys, so that this is reported only where the configuration gives the rule a severity \
                (`check.severities`).
                """,
            importance: """
                Translators see the key and no more: exports have no comments for definitions. Some projects gave \
                their keys names such as `Order.title`; the system takes any text for a key.
                """,
            remedy: "Rename the keys in the definition and in all tables at once."
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
            \(opaque.count) of \(keys.count) translation keys are random, such as '\(first.value)'; rename them here \
            and in the tables to what they stand for
            """,
            at: first.position
        )
    }

    /// Whether a key looks as Xcode makes them: a word has no digit or capital in its middle.
    private static func isOpaque(_ key: String) -> Bool {
        key.utf8.count == keyLength && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            && key.dropFirst().contains { $0.isNumber || $0.isUppercase }
    }
}
