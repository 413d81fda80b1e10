import Basics
import IntentDefinition
import PropertyLists
import Translations

/// Checks that an app that was built contains a definition and its tables.
struct BundleChecker {
    /// The app.
    let bundle: CheckedBundle
    /// The definition.
    let definition: CheckedDefinition

    /// Reports what the app lacks.
    func check(findings: inout Findings) {
        guard !definition.customIntents.isEmpty else { return }
        let baseName = LocalizedPath(definition.file).baseName
        guard let copy = bundle.definitions.first(where: { $0.baseName == baseName }) else {
            return findings.report(
                """
                '\(bundle.path)' doesn't contain this definition, so the system doesn't know its intents; add it to \
                the sources of the app, and build the app again
                """,
                at: SourceLocation(file: definition.file)
            )
        }
        guard let names = copy.intentNames else {
            return findings.report(
                "this copy of '\(definition.file)' isn't a readable definition; build the app again",
                at: SourceLocation(file: copy.file)
            )
        }

        for intent in definition.customIntents {
            guard let name = intent.name, !names.contains(name.value) else { continue }
            findings.report(
                """
                intent '\(name.value)' isn't in '\(copy.file)', which was built from an older definition; build the \
                app again
                """,
                at: SourceLocation(file: definition.file, position: name.position)
            )
        }
        checkTables(findings: &findings)
    }

    private func checkTables(findings: inout Findings) {
        for table in definition.tables.strings where !table.entries.isEmpty {
            guard let language = table.path.language else { continue }
            let name = "\(language).lproj/\(table.path.baseName).strings"
            guard !bundle.tables.contains(name) else { continue }

            findings.report(
                """
                '\(bundle.path)' lacks '\(name)', so people who use '\(language)' see untranslated texts, and Siri says \
                generic phrases; add the table to the definition in the project
                """,
                at: SourceLocation(file: table.file),
                severity: .warning
            )
        }
    }
}
