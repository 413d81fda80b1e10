import Basics
import IntentDefinition
import Translations

extension TargetMembership {
    /// Reports what an app that was built lacks of a definition.
    static func checkBundle(of app: CheckedApp, _ definition: CheckedDefinition, _ findings: inout Findings) {
        guard let bundle = app.bundle, !definition.customIntents.isEmpty else { return }
        let baseName = LocalizedPath(definition.file).baseName
        guard let copy = bundle.definitions.first(where: { $0.baseName == baseName }) else {
            return findings.report(
                """
                '\(bundle.path)' has no copy of this definition, so that the system does not know its intents; add the \
                definition to the sources of the app, and build it again
                """,
                at: SourceLocation(file: definition.file)
            )
        }
        guard let names = copy.intentNames else {
            return findings.report(
                "this copy of '\(definition.file)' cannot be read as a definition; build the app again",
                at: SourceLocation(file: copy.file)
            )
        }
        for intent in definition.customIntents {
            guard let name = intent.name, !names.contains(name.value) else { continue }
            findings.report(
                """
                intent '\(name.value)' is not in '\(copy.file)', which was built from an older definition; build the \
                app again
                """,
                at: SourceLocation(file: definition.file, position: name.position)
            )
        }
        checkTables(of: bundle, definition, &findings)
    }

    private static func checkTables(
        of bundle: CheckedBundle,
        _ definition: CheckedDefinition,
        _ findings: inout Findings
    ) {
        for table in definition.tables.strings where !table.entries.isEmpty {
            guard let language = table.path.language else { continue }
            let name = "\(language).lproj/\(table.path.baseName).strings"
            guard !bundle.tables.contains(name) else { continue }
            findings.report(
                """
                '\(bundle.path)' has no '\(name)', so that people who use '\(language)' get the texts of the \
                definition, and Siri general phrases only; add the table to the definition in the project
                """,
                at: SourceLocation(file: table.file),
                severity: .warning
            )
        }
    }
}
