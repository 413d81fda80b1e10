import Basics
import IntentDefinition
import IntentInterface
import PropertyLists
import Translations

/// A translation whose placeholders are not those of its text.
enum L10nPlaceholderMismatch: DefinitionRule {
    static let description = RuleDescription(
        .l10nPlaceholderMismatch,
        category: .localization,
        severity: .error,
        summary: "a translation has other placeholders than its text",
        explanation: RuleExplanation(
            trigger: """
                The placeholders of a translation, in whatever order, are not those of the text in the definition: \
                one is missing, misspelt or damaged, or names nothing that the system could fill in, such as a path to \
                a property that its type doesn't have. Another parameter of the intent is no mistake. Where the placeholder of an enum or a Boolean is \
                written out, one entry for each value, it is not expected, nor is one of the text that names nothing. \
                Of a table of plurals only placeholders \
                that the text does not have are reported.
                """,
            importance: """
                The system fills placeholders by name: one that it does not know is shown as it is, or the whole text \
                is dropped, and what is missing is never said. Translators and translation services change names, \
                brackets and `$` without knowing.
                """,
            wrong: """
                "a1B2c3" = "${Suppe} bestellen";
                """,
            right: """
                "a1B2c3" = "${soup} bestellen";
                """,
            remedy: "Write the placeholders of the text, letter by letter, at their places in the translation."
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
        for table in definition.tables.plurals { check(table, of: definition, sources, findings: &findings) }
    }

    private static func check(
        _ table: PluralTable,
        of definition: CheckedDefinition,
        _ sources: Sources,
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
            return "\(subject) has \(found), which the text does not have; remove it"
        }
        if difference.found.isEmpty {
            return "\(subject) lacks \(missing); add it as it is in the text"
        }
        return "\(subject) has \(found), where the text has \(missing); write it as in the text"
    }

    /// Puts the placeholder of the text in the place of the wrong one, where there is one of each.
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

/// The texts of a definition with the placeholders that their translations should have.
private struct Sources {
    struct Source {
        var owner: TranslatableText
        var text: String
        var placeholders: Placeholders
        /// What the system could fill in.
        var scope: PlaceholderScope?

        /// Whether a name outside of the scope is a mistake of the text, which is reported there.
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
                // A key with several texts has a rule of its own.
                if byKey[entry.key] == nil { byKey[entry.key] = source }
                if byText[entry.text] == nil { byText[entry.text] = source }
            }
        }
    }
}
