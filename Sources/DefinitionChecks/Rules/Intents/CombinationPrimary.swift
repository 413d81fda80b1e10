import Basics
import IntentDefinition
import PropertyLists

/// The rule that an intent has exactly one primary combination, and that combinations name parameters only.
enum CombinationPrimary: DefinitionRule {
    static let description = RuleDescription(
        .combinationPrimary,
        category: .intents,
        severity: .warning,
        summary: "an intent doesn't have exactly one primary combination, or a combination names an unknown parameter",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if an intent has several combinations for suggestions and either none or more \
                than one is marked as primary. It is also reported if a combination, for suggestions or for the \
                Shortcuts editor, lists a name that isn't a parameter of the intent.
                """,
            importance: """
                If several combinations match, the system prefers the primary one; according to Apple, each intent has \
                exactly one (WWDC18, session 217). A combination with an unknown parameter never matches.
                """,
            wrong: """
                <key>INIntentParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict/>
                    <key>soup,quantity</key>
                    <dict/>
                </dict>
                """,
            right: """
                <key>INIntentParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict/>
                    <key>soup,quantity</key>
                    <dict>
                        <key>INIntentParameterCombinationIsPrimary</key>
                        <true/>
                    </dict>
                </dict>
                """,
            remedy: """
                In Xcode, select the combination that matches most requests, usually the one with the most parameters, \
                and mark it as primary. Correct or remove names that aren't parameters.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents {
            let names = IntentNames(of: intent)

            for use in ParameterCombination.Use.allCases {
                let combinations = intent.combinations(for: use)
                let keys = Set(combinations.map(\.key.value))
                for combination in combinations where names.isComplete {
                    reportUnknown(
                        in: combination,
                        besides: keys,
                        names: names,
                        editor: definition.editor,
                        findings: &findings
                    )
                }
            }

            if let combinations = intent.parameterCombinations, combinations.value.count > 1 {
                reportPrimary(combinations, of: intent, editor: definition.editor, findings: &findings)
            }
        }
    }

    private static func reportUnknown(
        in combination: ParameterCombination,
        besides keys: Set<String>,
        names: IntentNames,
        editor: PropertyListEditor,
        findings: inout Findings
    ) {
        // Each message contains the whole combination, which may be very long in a damaged file.
        for name in combination.parameterNames.lazy.filter({ !names.hasParameter($0) }).prefix(10) {
            let advice = findings.advice(for: name, among: names.parameters, nouns: "parameters")
            let meant = findings.nearest(to: name, among: names.parameters)

            findings.report(
                """
                combination '\(combination.key.value)' lists '\(name)', which isn't a parameter of the intent\(advice)
                """,
                at: combination.key.position,
                fixIt: findings.canSuggest
                    ? writing(meant, inPlaceOf: name, in: combination, besides: keys, editor: editor) : nil
            )
        }
    }

    /// A fix-it that replaces the unknown name in a combination's key by the one that was meant, or else removes it;
    /// `nil` if another combination has that key.
    private static func writing(
        _ meant: String?,
        inPlaceOf name: String,
        in combination: ParameterCombination,
        besides keys: Set<String>,
        editor: PropertyListEditor
    ) -> FixIt? {
        let key = combination.parameterNames.compactMap { $0 == name ? meant : $0 }.joined(separator: ",")
        guard !keys.contains(key) else { return nil }
        return FixIt(
            meant.map { "write '\($0)'" } ?? "remove '\(name)'",
            isSafe: false,
            edits: editor.replacingText(ofElementAt: combination.key.position, with: key)
        )
    }

    private static func reportPrimary(
        _ combinations: Located<[ParameterCombination]>,
        of intent: Intent,
        editor: PropertyListEditor,
        findings: inout Findings
    ) {
        let primary = combinations.value.filter { $0.isPrimary?.value == true }
        let candidates = primary.isEmpty ? combinations.value : primary
        guard primary.count != 1, let best = candidates.largest else { return }

        let state = primary.isEmpty ? "none" : "\(primary.count)"
        let advice = primary.isEmpty ? "is primary; mark one" : "are primary; keep only one"
        findings.report(
            """
            \(state) of the \(combinations.value.count) combinations for suggestions of intent \
            '\(intent.name?.value ?? "")' \(advice), for example '\(best.key.value)', which has the most parameters
            """,
            at: combinations.position,
            notes: primary.map { findings.note("'\($0.key.value)' is primary", at: $0.key.position) },
            fixIt: primary.isEmpty
                ? marking([best], asPrimary: true, title: "mark '\(best.key.value)' as primary", editor: editor)
                : marking(
                    primary.filter { $0.position != best.position },
                    asPrimary: false,
                    title: "keep only '\(best.key.value)' as primary",
                    editor: editor
                )
        )
    }

    private static func marking(
        _ combinations: [ParameterCombination],
        asPrimary isPrimary: Bool,
        title: String,
        editor: PropertyListEditor
    ) -> FixIt? {
        let edits = combinations.map { combination in
            editor.setting(
                "INIntentParameterCombinationIsPrimary",
                to: PropertyListValue(.boolean(isPrimary)),
                inDictionaryAt: combination.position
            )
        }
        return FixIt(title, isSafe: false, allOf: edits)
    }
}

extension [ParameterCombination] {
    /// The first of the combinations that have the most parameters.
    fileprivate var largest: ParameterCombination? {
        var largest: (combination: ParameterCombination, count: Int)?
        for combination in self {
            let count = combination.parameterNames.count
            if count > largest?.count ?? -1 { largest = (combination, count) }
        }
        return largest?.combination
    }
}
