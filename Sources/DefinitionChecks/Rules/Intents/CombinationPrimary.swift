import Basics
import IntentDefinition
import PropertyLists

/// Combinations of an intent none or several of which are the primary one, or that name unknown parameters.
enum CombinationPrimary: DefinitionRule {
    static let description = RuleDescription(
        .combinationPrimary,
        category: .intents,
        severity: .warning,
        summary: "not exactly one combination is the primary one, or one names an unknown parameter",
        explanation: RuleExplanation(
            trigger: """
                An intent has several combinations for suggestions, and none or more than one of them is marked as \
                the primary one; or a combination, for suggestions or of the Shortcuts editor, lists a name that is \
                no parameter of the intent.
                """,
            importance: """
                The primary combination is the one that the system prefers when several fit; Apple says that each \
                intent has one (WWDC18, session 217). A combination with an unknown parameter never fits at all.
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
                In Xcode, select the combination that fits most requests, usually the one with most parameters, and \
                mark it as primary. Correct or remove the names that are no parameters.
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
                    reportUnknown(in: combination, besides: keys, names, definition.editor, findings: &findings)
                }
            }
            if let combinations = intent.parameterCombinations, combinations.value.count > 1 {
                reportPrimary(combinations, of: intent, definition, findings: &findings)
            }
        }
    }

    private static func reportUnknown(
        in combination: ParameterCombination,
        besides keys: Set<String>,
        _ names: IntentNames,
        _ editor: PropertyListEditor,
        findings: inout Findings
    ) {
        // Each message has the whole combination, which a file of nonsense may make very long.
        for name in combination.parameterNames.lazy.filter({ !names.hasParameter($0) }).prefix(10) {
            let advice = findings.advice(for: name, among: names.parameters, nouns: "parameters")
            let meant = findings.nearest(to: name, among: names.parameters)
            findings.report(
                "the combination '\(combination.key.value)' lists '\(name)', which is no parameter\(advice)",
                at: combination.key.position,
                fixIt: findings.canSuggest
                    ? writing(meant, inPlaceOf: name, in: combination, besides: keys, editor) : nil
            )
        }
    }

    /// Puts the name that was meant into the key of a combination, or else takes the unknown one out; `nil` where another
    /// combination has that key.
    private static func writing(
        _ meant: String?,
        inPlaceOf name: String,
        in combination: ParameterCombination,
        besides keys: Set<String>,
        _ editor: PropertyListEditor
    ) -> FixIt? {
        let key = combination.parameterNames.compactMap { $0 == name ? meant : $0 }.joined(separator: ",")
        guard !keys.contains(key) else { return nil }
        return FixIt(
            meant.map { "write '\($0)'" } ?? "take '\(name)' out",
            isSafe: false,
            edits: editor.replacingText(ofElementAt: combination.key.position, with: key)
        )
    }

    private static func reportPrimary(
        _ combinations: Located<[ParameterCombination]>,
        of intent: Intent,
        _ definition: CheckedDefinition,
        findings: inout Findings
    ) {
        let primary = combinations.value.filter { $0.isPrimary?.value == true }
        guard primary.count != 1, let largest = combinations.value.largest else { return }
        let state = primary.isEmpty ? "none" : "\(primary.count)"
        findings.report(
            """
            \(state) of the \(combinations.value.count) combinations for suggestions of intent \
            '\(intent.name?.value ?? "")' \(primary.count > 1 ? "are" : "is") primary; mark one, such as \
            '\(largest.key.value)', which has the most parameters
            """,
            at: combinations.position,
            notes: primary.map { findings.note("'\($0.key.value)' is primary", at: $0.key.position) },
            fixIt: primary.isEmpty
                ? marking([largest], asPrimary: true, "mark '\(largest.key.value)' as primary", definition.editor)
                : primary.largest.flatMap { kept in
                    marking(
                        primary.filter { $0.position != kept.position },
                        asPrimary: false,
                        "keep '\(kept.key.value)' alone as primary",
                        definition.editor
                    )
                }
        )
    }

    private static func marking(
        _ combinations: [ParameterCombination],
        asPrimary isPrimary: Bool,
        _ title: String,
        _ editor: PropertyListEditor
    ) -> FixIt? {
        let edits = combinations.map { combination in
            editor.setting(
                "INIntentParameterCombinationIsPrimary",
                to: PropertyListValue(.boolean(isPrimary)),
                inDictionaryAt: combination.position
            )
        }
        return edits.contains(nil) ? nil : FixIt(title, isSafe: false, edits: edits.compactMap(\.self))
    }
}

extension [ParameterCombination] {
    /// The combination with the most parameters, of several the first.
    fileprivate var largest: ParameterCombination? {
        var largest: (combination: ParameterCombination, count: Int)?
        for combination in self {
            let count = combination.parameterNames.count
            if count > largest?.count ?? -1 { largest = (combination, count) }
        }
        return largest?.combination
    }
}
