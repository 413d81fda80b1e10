import Basics
import IntentDefinition
import PropertyLists

/// The rule that an intent has a parameter combination, without which it can't be donated.
enum CombinationNone: DefinitionRule {
    static let description = RuleDescription(
        .combinationNone,
        category: .intents,
        severity: .warning,
        summary: "an intent has no parameter combination that makes a valid shortcut",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if an intent has no combination for suggestions ("shortcut types" in Xcode's \
                editor), or if each combination names a parameter that the intent doesn't have. It is a note if the \
                intent isn't eligible for suggestions. An intent that only configures widgets needs no combination and \
                isn't reported.
                """,
            importance: """
                According to Apple's documentation, `INShortcut(intent:)` returns `nil` if the parameters that have \
                values don't match one of the intent's combinations, and donating an interaction with the intent \
                fails. The app's users see neither a suggestion nor an error.
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
                In Xcode, select the intent and add a combination to its suggestions, made of the parameters that \
                always have a value. The fix-it does this. If the app never donates the intent, make it ineligible for \
                suggestions instead. `intentc list` prints the valid combinations of each intent.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        lazy var newKeys = definition.newKeys
        for intent in definition.customIntents where !intent.isForWidgetsOnly {
            let names = IntentNames(of: intent)
            guard let name = intent.name, !intent.hasValidCombination(among: names) else { continue }

            let isSuggested = intent.ineligibleForSuggestions?.value != true
            let required = intent.requiredParameters
            let example =
                required.isEmpty
                ? "one without parameters" : "one of \(quotedList(required, limit: 10))"
            let condition = isSuggested ? "" : " if the app donates it"

            findings.report(
                """
                intent '\(name.value)' has no parameter combination for suggestions: donations fail and \
                'INShortcut(intent:)' returns nil; add \(example)\(condition)
                """,
                at: name.position,
                severity: isSuggested ? .warning : .note,
                notes: notes(about: intent, names: names, findings: findings),
                fixIt: addingCombination(
                    of: required,
                    to: intent,
                    named: name.value,
                    newKeys: newKeys,
                    editor: definition.editor
                )
            )
        }
    }

    /// Notes on why the intent's combinations aren't valid, for the first ten.
    private static func notes(
        about intent: Intent,
        names: IntentNames,
        findings: Findings
    ) -> [Diagnostic.Note] {
        (intent.parameterCombinations?.value ?? []).prefix(10).map { combination in
            let unknown = combination.parameterNames.filter { !names.hasParameter($0) }
            return findings.note(
                """
                '\(combination.key.value)' isn't valid: the intent has no parameter \(quotedList(unknown, limit: 3))
                """,
                at: combination.key.position
            )
        }
    }

    /// A fix-it that adds a combination of some parameters, with the intent's title as its title.
    private static func addingCombination(
        of parameters: [String],
        to intent: Intent,
        named name: String,
        newKeys: NewKeys,
        editor: PropertyListEditor
    ) -> FixIt? {
        let title = intent.title.text.flatMap { $0.value.isEmpty ? nil : $0.value } ?? name
        let combination = PropertyListValue.dictionary([
            ("INIntentParameterCombinationIsPrimary", .boolean(true)),
            ("INIntentParameterCombinationSupportsBackgroundExecution", .boolean(true)),
            ("INIntentParameterCombinationTitle", .string(title)),
            ("INIntentParameterCombinationTitleID", .string(newKeys.key(replacing: name, for: title))),
        ])

        let key = parameters.joined(separator: ",")
        let edit =
            if let combinations = intent.parameterCombinations {
                editor.setting(key, to: combination, inDictionaryAt: combinations.position)
            } else {
                editor.setting(
                    "INIntentParameterCombinations",
                    to: .dictionary([(key, combination.content)]),
                    inDictionaryAt: intent.position
                )
            }

        let members = parameters.isEmpty ? "without parameters" : "of \(quotedList(parameters, limit: 5))"
        return FixIt("add a combination \(members)", isSafe: false, edits: edit)
    }
}

extension Intent {
    /// Whether the parameters of at least one combination all exist. Combinations of the wrong type count as valid,
    /// because they are reported elsewhere.
    func hasValidCombination(among names: IntentNames) -> Bool {
        guard let parameterCombinations else { return lacksEntry("INIntentParameterCombinations") }
        return parameterCombinations.value.contains { $0.parameterNames.allSatisfy(names.hasParameter) }
    }

    /// The names of the parameters that don't depend on another parameter.
    fileprivate var requiredParameters: [String] {
        (parameters?.value ?? []).filter { $0.relationship?.parentName?.value.isEmpty ?? true }
            .compactMap { $0.name?.value }
    }
}
