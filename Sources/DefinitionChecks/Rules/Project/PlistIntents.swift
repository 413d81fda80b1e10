import Basics
import IntentDefinition
import PropertyLists

/// An `Info.plist` that says something else about intents than the definitions, or than the system asks for.
enum PlistIntents: SubjectRule {
    static let description = RuleDescription(
        .plistIntents,
        category: .project,
        severity: .error,
        summary: "an Info.plist does not go with the intents of the definitions",
        explanation: RuleExplanation(
            trigger: """
                With `--info-plist` or `--bundle`, about the lists of supported intents (`IntentsSupported` of an \
                extension, `INIntentsSupported` of an app): a class that no definition has, a class that is listed \
                twice or by several extensions, a class that is restricted while the device is locked and not \
                supported, an extension that lists none, and, as a warning, an intent that nobody lists and that runs in \
                the background or has options to be provided. With `--bundle`, which is complete, the first of these is \
                an error. Keys are read with and without `IN` before them. Of the classes of the system, such as `INPlayMediaIntent`, those are reported, as a \
                warning, that are spelled much like another one: new systems may have classes that are not known here, \
                and since which system there is a class is not looked at.

                About the rest: an extension without `NSExtensionPointIdentifier` or, if it handles intents, without \
                `NSExtensionPrincipalClass`; `NSUserActivityTypes` without the class of an intent that opens the app, \
                or, as a warning, with that of an intent that no definition has; intents that the app handles itself \
                while it does not support several scenes.

                The files of one run belong to one app.
                """,
            importance: """
                The system tells at run time only, with an error of the domain `INIntentErrorDomain`: 2001 where \
                several extensions support an intent, 2002 for a restricted intent that is not supported, 2003 where \
                there is no handler, 2004 for a name that it does not know. An extension without a principal class \
                does not start.
                """,
            wrong: """
                <key>IntentsSupported</key>
                <array>
                    <string>OrderSoup</string>
                </array>
                """,
            right: """
                <key>IntentsSupported</key>
                <array>
                    <string>OrderSoupIntent</string>
                </array>
                """,
            remedy: """
                List each custom intent by its class, once, in the `Info.plist` of the one extension, or of the app, \
                that handles it. `intentc list` shows the classes.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        guard !subject.apps.isEmpty else { return }
        let classes = IntentClasses(of: subject)
        for app in subject.apps {
            for file in app.propertyLists {
                for lists in file.intentLists { check(lists, of: file, classes, findings: &findings) }
                checkExtension(file, findings: &findings)
                checkScenes(of: file, isBuilt: app.bundle != nil, findings: &findings)
            }
            checkSharedIntents(of: app, findings: &findings)
            checkUserActivities(of: app, classes, findings: &findings)
        }
        checkHandlers(subject.apps, classes, findings: &findings)
    }
}

/// The classes of the custom intents of a run.
struct IntentClasses {
    /// The intents, in the order of the definitions.
    let all: [IntentClass]
    /// Whether there are no others, as far as the run goes.
    let isComplete: Bool
    private let names: Set<String>
    private let byName: [String: String]
    /// The most classes that are compared with a wrong name.
    private static let suggestionLimit = 1000

    init(of subject: CheckSubject) {
        all = subject.definitions.flatMap(\.intentClasses)
        names = Set(all.map(\.className))
        byName = Dictionary(all.map { ($0.name, $0.className) }) { first, _ in first }
        isComplete = subject.hasAllDefinitions && !subject.hasExcludedDefinitions && !all.isEmpty
    }

    /// Whether a name is that of a custom intent.
    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether a name is certainly not that of an intent: neither that of a custom one, nor of the system's, nor of a
    /// setting that the build inserts.
    func excludes(_ name: String) -> Bool {
        isComplete && !contains(name) && !SystemIntents.isNamedAsOne(name) && !name.contains("$(")
            && !name.contains("${")
    }

    /// The custom intent that a wrong name was most likely meant for.
    func nearest(to name: String) -> String? {
        byName[name] ?? all.prefix(Self.suggestionLimit).map(\.className).nearest(to: name)
    }
}

extension PlistIntents {
    private static let key = "NSUserActivityTypes"

    /// Reports the classes that an app lacks to be opened by intents, and those that are there without an intent.
    static func checkUserActivities(of app: CheckedApp, _ classes: IntentClasses, findings: inout Findings) {
        let files = app.propertyLists.filter { $0.model.appExtension == nil }
        let listed = Set(files.flatMap { $0.model.userActivityTypes?.values ?? [] }.map(\.value))
        if let file = files.first {
            for intentClass in classes.all where !listed.contains(intentClass.className) {
                guard let combination = intentClass.intent.combinationThatOpensApp else { continue }
                report(intentClass, combination, missingIn: file, findings: &findings)
            }
        }
        for file in files { checkRemoved(in: file, classes, findings: &findings) }
    }

    private static func report(
        _ intentClass: IntentClass,
        _ combination: ParameterCombination,
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
        findings: inout Findings
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
        let combinations = configurable?.value == true ? allCombinations : combinations(for: .suggestion)
        return combinations.contains { $0.supportsBackgroundExecution?.value == true }
    }

    /// A combination whose shortcuts open the app; `nil` where there is none.
    fileprivate var combinationThatOpensApp: ParameterCombination? {
        guard !isForWidgetsOnly else { return nil }
        return combinations(for: .suggestion).first { $0.supportsBackgroundExecution?.value == false }
    }
}
