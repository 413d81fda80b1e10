import Basics
import IntentDefinition
import PropertyLists

extension PlistIntents {
    private static let key = "NSUserActivityTypes"

    /// Reports the classes that an app lacks to be opened by intents, and those that are there without an intent.
    static func checkUserActivities(of app: CheckedApp, _ classes: IntentClasses, _ findings: inout Findings) {
        let files = app.propertyLists.filter { $0.model.appExtension == nil }
        let listed = Set(files.flatMap { $0.model.userActivityTypes?.values ?? [] }.map(\.value))
        if let file = files.first {
            for intentClass in classes.all where !listed.contains(intentClass.className) {
                guard let combination = intentClass.intent.combinationThatOpensApp else { continue }
                report(intentClass, combination, missingIn: file, &findings)
            }
        }
        for file in files { checkRemoved(in: file, classes, &findings) }
    }

    private static func report(
        _ intentClass: IntentClass,
        _ combination: ParameterCombination,
        missingIn file: CheckedPropertyList,
        _ findings: inout Findings
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
        let position = combination.supportsBackgroundExecution?.position ?? combination.position
        let note = Diagnostic.Note(
            "a shortcut of this type opens the app",
            at: SourceLocation(file: intentClass.location.file, position: position)
        )
        findings.report(
            """
            '\(key)' lacks '\(intentClass.className)', so that the app is not told when \(intentClass.title) opens it; \
            add the class
            """,
            at: file.location(list?.position ?? file.model.position),
            notes: [note],
            fixIt: FixIt("add '\(intentClass.className)' to '\(key)'", isSafe: true, edits: edit)
        )
    }

    private static func checkRemoved(
        in file: CheckedPropertyList,
        _ classes: IntentClasses,
        _ findings: inout Findings
    ) {
        guard let list = file.model.userActivityTypes else { return }
        for name in list.values {
            // Other activities are named like domains, from the back.
            guard name.value.hasSuffix("Intent"), !name.value.contains("."), classes.excludes(name.value) else {
                continue
            }
            let edit = file.editor?.removingElement(at: name.position, fromArrayAt: list.position)
            findings.report(
                """
                '\(name.value)' in '\(key)' is the class of no intent of the definitions; remove it, unless another \
                definition has it
                """,
                at: file.location(name.position),
                severity: .warning,
                fixIt: FixIt("remove '\(name.value)'", isSafe: false, edits: edit)
            )
        }
    }
}

extension Intent {
    /// Whether a shortcut with the intent can run without the app being opened.
    var runsInBackground: Bool {
        let combinations =
            (parameterCombinations?.value ?? [])
            + (configurable?.value == true ? managedParameterCombinations?.value ?? [] : [])
        return combinations.contains { $0.supportsBackgroundExecution?.value == true }
    }

    /// A combination whose shortcuts open the app; `nil` where there is none.
    fileprivate var combinationThatOpensApp: ParameterCombination? {
        guard !isForWidgetsOnly else { return nil }
        return parameterCombinations?.value.first { $0.supportsBackgroundExecution?.value == false }
    }
}
