import Basics
import IntentDefinition
import IntentInterface
import PropertyLists
import Translations

/// A translation whose placeholders differ from those of its text.
enum L10nPlaceholderMismatch: DefinitionRule {
    static let description = RuleDescription(
        .l10nPlaceholderMismatch,
        category: .localization,
        severity: .error,
        summary: "the placeholders of a translation differ from those of its text",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a translation lacks a placeholder of its text, or contains one that is \
                misspelled, damaged or unknown to the system, such as the path of a property that its type doesn't \
                have. Placeholders can be in any order, and those for other parameters of the intent are valid, too.

                An entry for one value of an enum or Boolean can spell out the value instead of the placeholder. If \
                the text itself has a placeholder that doesn't name anything, the translation can leave it out. In a \
                table of plurals, only placeholders that the text doesn't have are reported.
                """,
            importance: """
                The system fills in placeholders by name. It shows an unknown placeholder unchanged or drops the whole \
                text, and it leaves out a value if its placeholder is missing. Translators and translation services \
                change names, brackets and `$` by mistake.
                """,
            wrong: """
                "a1B2c3" = "${Suppe} bestellen";
                """,
            right: """
                "a1B2c3" = "${soup} bestellen";
                """,
            remedy: "Copy the placeholders of the text, letter by letter, to their places in the translation."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let sources = Sources(definition)
        for table in definition.tables.strings {
            for (index, entry) in table.entries.enumerated() {
                guard let source = sources.byKey[entry.key] else { continue }
                let difference = source.difference(of: entry.value)
                guard !difference.isEmpty else { continue }

                findings.report(
                    message(difference, source),
                    at: SourceLocation(file: table.file, position: entry.valuePosition),
                    notes: [findings.note("the text is '\(source.text)'", at: source.owner.position)],
                    fixIt: fixIt(difference, ofEntryAt: index, in: table),
                    about: Diagnostic.Topic(
                        "\(definition.file) \(entry.key)",
                        languages: [table.path.language],
                        keys: [entry.key]
                    )
                )
            }
        }

        for table in definition.tables.plurals { check(table, of: definition, sources: sources, findings: &findings) }
    }

    private static func check(
        _ table: PluralTable,
        of definition: CheckedDefinition,
        sources: Sources,
        findings: inout Findings
    ) {
        for entry in table.entries {
            guard let source = sources.byKey[entry.key.value] ?? sources.byText[entry.key.value] else { continue }
            for text in [entry.format].compactMap(\.self) + entry.variables.flatMap(\.variants).map(\.text) {
                var difference = source.difference(of: text.value)
                difference.missing = []
                guard !difference.isEmpty else { continue }

                findings.report(
                    message(difference, source),
                    at: SourceLocation(file: table.file, position: text.position),
                    notes: [findings.note("the text is '\(source.text)'", at: source.owner.position)],
                    about: Diagnostic.Topic(
                        "\(definition.file) \(entry.key.value)",
                        languages: [table.path.language],
                        keys: [entry.key.value]
                    )
                )
            }
        }
    }

    private static func message(_ difference: Placeholders.Difference, _ source: Sources.Source) -> String {
        let subject = "the translation of the \(source.owner)"
        let found = quotedList(difference.found, limit: 5)
        let missing = quotedList(difference.missing.map { "${\($0)}" }, limit: 5)
        if difference.missing.isEmpty {
            let object = difference.found.count == 1 ? "it" : "them"
            return "\(subject) has \(found), which the text doesn't have; remove \(object)"
        }
        if difference.found.isEmpty {
            let object = difference.missing.count == 1 ? "it" : "them"
            return "\(subject) lacks \(missing); add \(object) as in the text"
        }

        return "\(subject) has \(found) instead of \(missing); copy the placeholders from the text"
    }

    /// Returns a fix-it that replaces the wrong placeholder with that of the text; `nil` unless there is one of each.
    private static func fixIt(
        _ difference: Placeholders.Difference,
        ofEntryAt index: Int,
        in table: StringsTable
    ) -> FixIt? {
        guard difference.missing.count == 1, difference.found.count == 1 else { return nil }
        let placeholder = "${\(difference.missing[0])}"
        let value = table.entries[index].value.replacing(difference.found[0], with: placeholder)
        return table.replacement(ofValueAt: index, with: value).map { edit in
            FixIt("write '\(placeholder)'", isSafe: false, edits: [edit])
        }
    }
}

/// The texts of a definition with the placeholders that their translations must have.
private struct Sources {
    struct Source {
        var owner: TranslatableText
        var text: String
        var placeholders: Placeholders
        /// The placeholders that the system can fill in.
        var scope: PlaceholderScope?
        /// Whether a name outside of the scope is a mistake in the text, which another rule reports.
        var isScopeComplete: Bool

        func difference(of translation: String) -> Placeholders.Difference {
            var difference = Placeholders(translation).difference(from: placeholders, isFilled: isFilled)
            if isScopeComplete { difference.missing.removeAll { !isFilled(Placeholders.path($0)) } }
            return difference
        }

        /// Whether the system can fill in a path.
        private func isFilled(_ path: [String]) -> Bool {
            PlaceholderJudge.dialogNames.contains(path[0])
                || scope?.holds(path, in: owner.isResponse ? .response : .request) == true
        }
    }

    var byKey: [String: Source] = [:]
    var byText: [String: Source] = [:]

    init(_ definition: CheckedDefinition) {
        let keys = definition.translations
        let intents = definition.model.intents?.value ?? []
        let types = ObjectTypes(definition.model)
        let scopes = intents.map { PlaceholderScope(of: $0, types: types) }

        for unit in keys.units {
            let owner = keys.texts[unit.text]
            let isOfIntent = owner.owners[0].kind == .intent
            let scope = isOfIntent ? scopes[owner.index] : nil
            let isScopeComplete = isOfIntent && !owner.isOfStores && !intents[owner.index].isSystem
            for entry in unit.entries + [unit.whole] {
                let source = Source(
                    owner: owner,
                    text: entry.text,
                    placeholders: Placeholders(entry.text),
                    scope: scope,
                    isScopeComplete: isScopeComplete
                )
                // Another rule reports a key with several texts.
                if byKey[entry.key] == nil { byKey[entry.key] = source }
                if byText[entry.text] == nil { byText[entry.text] = source }
            }
        }
    }
}
