import Basics
import IntentDefinition
import Translations

/// A definition that is localized in a way that goes wrong in time, or not at all.
enum L10nLayout: DefinitionRule {
    static let description = RuleDescription(
        .l10nLayout,
        category: .localization,
        severity: .warning,
        summary: "a definition is kept in a copy for each language, or is not localized where the app is",
        explanation: RuleExplanation(
            trigger: """
                A definition is in several `.lproj` folders as a whole, or in one of them and beside them; or the \
                folder that it is in has `.lproj` folders with tables for other languages, none of which belongs to \
                the definition.
                """,
            importance: """
                Only one of several copies decides what code is generated. The others drift: a parameter that was \
                added to one is missing in the next, and the system then shows the wrong one. One that was left \
                beside the folders when the definition was localized has no translations at all. An intent without \
                translations makes the App Store warn (ITMS-90626), and Siri say phrases of its own.
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
                Keep one definition, in `Base.lproj`, and a table of its name for each other language: the keys are \
                those in the definition (`INIntentTitleID` and so on). In Xcode, select the file and its languages in \
                the inspector, as "Localizable Strings".
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for (file, copy) in definition.copies.sorted(by: { $0.key < $1.key }) {
            let differences = differences(between: definition.model, and: copy)
            let drift = differences.isEmpty ? "" : ", and differs from it in \(quotedList(differences, limit: 5))"
            findings.report(
                """
                the copy is not read for code, which comes from '\(definition.file)'\(drift); keep one definition in \
                'Base.lproj', and tables for the other languages
                """,
                at: SourceLocation(file: file),
                about: Diagnostic.Topic("\(definition.file) copies", languages: [LocalizedPath(file).language])
            )
        }
        if let localized = definition.tables.localizedDefinition {
            findings.report(
                """
                the '.lproj' folders beside the definition hold another of its name, '\(localized)', to which the \
                tables there belong; keep one of the two
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
            the app is translated into \(quotedList(others, limit: 50)), but the definition is not; add \
            '\(name).strings' there
            """,
            at: SourceLocation(file: definition.file)
        )
    }

    /// The names of what only one of two definitions has.
    private static func differences(between first: Definition, and second: Definition) -> [String] {
        let (names, otherNames) = (first.namesOfParts, second.namesOfParts)
        let (set, otherSet) = (Set(names), Set(otherNames))
        return names.filter { !otherSet.contains($0) } + otherNames.filter { !set.contains($0) }
    }
}

extension Definition {
    /// What the definition declares: intents with their parameters, enums with their cases, types with their properties.
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
