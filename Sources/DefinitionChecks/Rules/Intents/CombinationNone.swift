import DefinitionDiagnostics
import IntentDefinition

/// An intent that nobody can donate: no combination of its parameters makes a shortcut.
enum CombinationNone: DefinitionRule {
    static let description = RuleDescription(
        "combination-none",
        .intents,
        .warning,
        summary: "an intent has no combination of parameters that makes a valid shortcut",
        explanation: RuleExplanation(
            trigger: """
                An intent has no combination for suggestions ("shortcut types" in Xcode's editor) whose parameters all \
                exist. For an intent that is not eligible for suggestions this is a note; for one that only \
                configures widgets it is as it should be.
                """,
            importance: """
                `INShortcut(intent:)` gives `nil` for an intent whose parameters with a value are not one of its \
                combinations, and donating an interaction with it fails; both are documented by Apple. People see \
                neither a suggestion nor an error.
                """,
            wrong: """
                <key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentParameterCombinations</key>
                <dict/>
                """,
            right: """
                <key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict>
                        <key>INIntentParameterCombinationIsPrimary</key>
                        <true/>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>Order ${soup}</string>
                        <key>INIntentParameterCombinationTitleID</key>
                        <string>Xq3r8T</string>
                    </dict>
                </dict>
                """,
            remedy: """
                Select the intent in Xcode, and add to its suggestions a combination of the parameters that the \
                intent always has. Where the app never donates the intent, make it not eligible for suggestions.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, _ findings: inout Findings) {
        for intent in definition.customIntents where !intent.isForWidgetsOnly && !intent.hasValidCombination {
            guard let name = intent.name else { continue }
            let isSuggested = intent.ineligibleForSuggestions?.value != true
            let advice = isSuggested ? "add one" : "add one if the app donates it"
            findings.report(
                """
                intent '\(name.value)' has no combination of parameters for suggestions, so that donating it fails and \
                'INShortcut(intent:)' gives nil; \(advice)
                """,
                at: name.position,
                severity: isSuggested ? .warning : .note
            )
        }
    }
}

extension Intent {
    /// Whether the parameters of one of the combinations all exist. Combinations of another type than they should have
    /// are reported elsewhere, and count as valid.
    fileprivate var hasValidCombination: Bool {
        guard let parameterCombinations else { return lacksEntry("INIntentParameterCombinations") }
        let names = Set((parameters?.value ?? []).compactMap { $0.name?.value })
        return parameterCombinations.value.contains { names.isSuperset(of: $0.parameterNames) }
    }
}
