import Basics
import IntentDefinition
import PropertyLists

/// An intent that nobody can donate: no combination of its parameters makes a shortcut.
enum CombinationNone: DefinitionRule {
    static let description = RuleDescription(
        .combinationNone,
        category: .intents,
        severity: .warning,
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
                intent always has, as the suggestion does. Where the app never donates the intent, make it not \
                eligible for suggestions. `intentc list` prints the combinations of each intent that are valid.
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
                ? "one without parameters" : "one, such as that of \(quotedList(required, limit: 10))"
            let condition = isSuggested ? "" : " if the app donates it"
            findings.report(
                """
                intent '\(name.value)' has no combination of parameters for suggestions, so that donating it fails and \
                'INShortcut(intent:)' gives nil; add \(example)\(condition)
                """,
                at: name.position,
                severity: isSuggested ? .warning : .note,
                notes: notes(about: intent, names, findings: findings),
                fixIt: creatingCombination(of: required, for: intent, named: name.value, newKeys, definition.editor)
            )
        }
    }

    /// Why the combinations that there are do not count; the first ten of them.
    private static func notes(
        about intent: Intent,
        _ names: IntentNames,
        findings: Findings
    ) -> [Diagnostic.Note] {
        (intent.parameterCombinations?.value ?? []).prefix(10).map { combination in
            let unknown = combination.parameterNames.filter { !names.hasParameter($0) }
            return findings.note(
                """
                '\(combination.key.value)' is not valid, since there is no parameter \(quotedList(unknown, limit: 3))
                """,
                at: combination.key.position
            )
        }
    }

    /// Adds a combination of some parameters, under the title of the intent.
    private static func creatingCombination(
        of parameters: [String],
        for intent: Intent,
        named name: String,
        _ newKeys: NewKeys,
        _ editor: PropertyListEditor
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
        return FixIt("create a combination \(members)", isSafe: false, edits: edit)
    }
}

extension Intent {
    /// Whether the parameters of one of the combinations all exist. Combinations of another type than they should have
    /// are reported elsewhere, and count as valid.
    func hasValidCombination(among names: IntentNames) -> Bool {
        guard let parameterCombinations else { return lacksEntry("INIntentParameterCombinations") }
        return parameterCombinations.value.contains { $0.parameterNames.allSatisfy(names.hasParameter) }
    }

    /// The names of the parameters that count whatever values others have.
    fileprivate var requiredParameters: [String] {
        (parameters?.value ?? []).filter { $0.relationship?.parentName?.value.isEmpty ?? true }
            .compactMap { $0.name?.value }
    }
}
