import Basics
import IntentDefinition
import PropertyLists

/// Checks the types of user activities of an app against the intents that open it.
struct UserActivityChecker {
    /// The classes of the custom intents.
    let classes: IntentClasses

    private let key = "NSUserActivityTypes"

    /// Creates a checker of an app's user activities.
    init(_ classes: IntentClasses) {
        self.classes = classes
    }

    /// Reports intents that open an app without being listed, and listed classes that no definition declares.
    func check(_ app: CheckedApp, findings: inout Findings) {
        let files = app.propertyLists.filter { $0.model.appExtension == nil }
        let listed = Set(files.flatMap { $0.model.userActivityTypes?.values ?? [] }.map(\.value))

        if let file = files.first {
            for intentClass in classes.all where !listed.contains(intentClass.className) {
                guard let combination = intentClass.intent.combinationThatOpensApp else { continue }
                report(intentClass, opening: combination, missingIn: file, findings: &findings)
            }
        }
        for file in files {
            checkRemoved(in: file, findings: &findings)
            checkSystemNames(in: file, findings: &findings)
        }
    }

    private func report(
        _ intentClass: IntentClass,
        opening combination: ParameterCombination,
        missingIn file: CheckedPropertyList,
        findings: inout Findings
    ) {
        let value = PropertyListValue(.string(intentClass.className))
        let list = file.model.userActivityTypes
        let edit =
            if let list {
                file.editor?.appending(value, toArrayAt: list.position)
            } else {
                file.editor?.setting(
                    key,
                    to: PropertyListValue(.array([value])),
                    inDictionaryAt: file.model.position
                )
            }

        let note = Diagnostic.Note(
            "a shortcut of this type opens the app",
            at: SourceLocation(
                file: intentClass.location.file,
                position: combination.supportsBackgroundExecution?.position ?? combination.position
            )
        )
        findings.report(
            """
            '\(key)' lacks '\(intentClass.className)', so the app isn't notified when \(intentClass.title) opens it; \
            add the class
            """,
            at: file.location(list?.position ?? file.model.position),
            notes: [note],
            fixIt: FixIt("add '\(intentClass.className)' to '\(key)'", isSafe: true, edits: edit)
        )
    }

    private func checkSystemNames(in file: CheckedPropertyList, findings: inout Findings) {
        for name in file.model.userActivityTypes?.values ?? []
        where SystemIntents.isNamedAsOne(name.value) && !classes.contains(name.value) {
            guard let meant = SystemIntents.suggestion(for: name.value) else { continue }
            findings.report(
                "'\(name.value)' in '\(key)' isn't a known system intent; did you mean '\(meant)'?",
                at: file.location(name.position),
                severity: .warning,
                fixIt: file.replacement(of: name, with: meant)
            )
        }
    }

    private func checkRemoved(in file: CheckedPropertyList, findings: inout Findings) {
        guard let list = file.model.userActivityTypes else { return }
        for name in list.values {
            // Other activities have names in reverse domain notation.
            guard name.value.hasSuffix("Intent"), !name.value.contains("."), classes.excludes(name.value) else {
                continue
            }

            findings.report(
                """
                '\(name.value)' in '\(key)' isn't the class of an intent in the definitions; remove it unless another \
                definition declares it
                """,
                at: file.location(name.position),
                severity: .warning,
                fixIt: file.removal(of: name, from: list)
            )
        }
    }
}

extension Intent {
    /// A combination whose shortcuts open the app; `nil` if there isn't one.
    fileprivate var combinationThatOpensApp: ParameterCombination? {
        guard !isForWidgetsOnly else { return nil }
        return combinations(for: .suggestion).first { $0.supportsBackgroundExecution?.value == false }
    }
}
