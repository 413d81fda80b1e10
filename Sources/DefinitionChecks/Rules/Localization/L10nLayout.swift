import Basics
import IntentDefinition
import Translations

/// A definition that is copied for each language, or isn't localized although the app is.
enum L10nLayout: DefinitionRule {
    static let description = RuleDescription(
        .l10nLayout,
        category: .localization,
        severity: .warning,
        summary: "a definition is copied for each language, or isn't localized although the app is",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if several `.lproj` folders contain a complete copy of the definition, or if \
                one of them does and the folder that contains it does, too.

                It is also reported if the folder of the definition has `.lproj` folders with tables for other \
                languages, but none of these tables belongs to the definition.
                """,
            importance: """
                Only one of several copies decides what code is generated. The copies drift apart: if a parameter is \
                added to only some of them, the system shows the wrong parameters. If a definition was left beside the \
                `.lproj` folders when the app was localized, it has no translations at all. Untranslated intents cause \
                the App Store warning ITMS-90626, and Siri says generic phrases.
                """,
            wrong: """
                de.lproj/Intents.intentdefinition
                en.lproj/Intents.intentdefinition
                """,
            right: """
                Base.lproj/Intents.intentdefinition
                de.lproj/Intents.strings
                """,
            remedy: """
                Keep one definition in `Base.lproj`, and a table of the same name for each other language, with the \
                keys from the definition (`INIntentTitleID` and so on). In Xcode, select the definition, choose its \
                languages in the inspector, and set each of them to "Localizable Strings".
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for (file, copy) in definition.copies.sorted(by: { $0.key < $1.key }) {
            let differences = differences(between: definition.model, and: copy)
            let drift = differences.isEmpty ? "" : ", which differs in \(quotedList(differences, limit: 5))"
            findings.report(
                """
                code is generated from '\(definition.file)', not from this copy\(drift); keep one definition in \
                'Base.lproj', and tables for the other languages
                """,
                at: SourceLocation(file: file),
                about: Diagnostic.Topic("\(definition.file) copies", languages: [LocalizedPath(file).language])
            )
        }

        if let localized = definition.tables.localizedDefinition {
            findings.report(
                """
                the tables in the '.lproj' folders belong to '\(localized)', which has the same name as this \
                definition; keep one of the two
                """,
                at: SourceLocation(file: definition.file)
            )
        } else if definition.copies.isEmpty {
            reportMissingTables(of: definition, findings: &findings)
        }
    }

    private static func reportMissingTables(of definition: CheckedDefinition, findings: inout Findings) {
        let tables = definition.tables
        let others = tables.localizedLanguages.filter { ![definition.language, "Base"].contains($0) }
        guard tables.catalogs.isEmpty, tables.strings.isEmpty, tables.plurals.isEmpty, tables.unreadLanguages.isEmpty,
            !others.isEmpty,
            definition.translations.units.contains(where: \.hasWords)
        else { return }

        let name = LocalizedPath(definition.file).baseName
        findings.report(
            """
            the app is translated into \(quotedList(others, limit: 50)), but this definition isn't; add \
            '\(name).strings' for \(others.count == 1 ? "that language" : "those languages")
            """,
            at: SourceLocation(file: definition.file)
        )
    }

    /// The names of the parts that only one of two definitions declares.
    private static func differences(between first: Definition, and second: Definition) -> [String] {
        let (names, otherNames) = (first.namesOfParts, second.namesOfParts)
        let (set, otherSet) = (Set(names), Set(otherNames))
        return names.filter { !otherSet.contains($0) } + otherNames.filter { !set.contains($0) }
    }
}

extension Definition {
    /// The names of everything the definition declares: intents, enums and types, and their parameters, cases and
    /// properties.
    var namesOfParts: [String] {
        let intents = (intents?.value ?? []).flatMap { intent in
            Self.names(of: intent.name, (intent.parameters?.value ?? []).map(\.name))
        }
        let enums = (enums?.value ?? []).flatMap { Self.names(of: $0.name, ($0.values?.value ?? []).map(\.name)) }
        let types = (types?.value ?? []).flatMap { Self.names(of: $0.name, ($0.properties?.value ?? []).map(\.name)) }
        return intents + enums + types
    }

    private static func names(of whole: Located<String>?, _ parts: [Located<String>?]) -> [String] {
        let whole = whole?.value ?? ""
        return [whole] + parts.compactMap(\.self).map { "\(whole).\($0.value)" }
    }
}
