import Basics
import IntentDefinition
import IntentInterface
import PropertyLists
import Translations

/// A vocabulary for an intent that the app doesn't have.
enum VocabularyIntents: SubjectRule {
    static let description = RuleDescription(
        .vocabularyIntents,
        category: .project,
        severity: .warning,
        summary: "a vocabulary for Siri refers to an intent or a parameter that the app doesn't have",
        explanation: RuleExplanation(
            trigger: """
                With `--bundle`, this warning is reported if the examples (`IntentPhrases`) or words \
                (`ParameterVocabularies`) in an `AppIntentVocabulary.plist` of the app are for:

                - an intent class that no definition declares.
                - a parameter that the intent doesn't have.
                - a system intent that no `Info.plist` in the app lists.
                """,
            importance: """
                Siri reads the vocabulary when the app is installed. Entries for an intent that doesn't exist are \
                lost without a message, usually after the intent or the parameter was renamed.
                """,
            wrong: """
                <key>ParameterNames</key>
                <array>
                    <string>OrderSoup.soup</string>
                </array>
                """,
            right: """
                <key>ParameterNames</key>
                <array>
                    <string>OrderSoupIntent.soup</string>
                </array>
                """,
            remedy: """
                Use the class of an intent, which `intentc list` shows, and the name of one of its parameters, or \
                remove the entry.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        guard subject.apps.contains(where: { !($0.bundle?.vocabularies.isEmpty ?? true) }) else { return }
        let classes = IntentClasses(of: subject)
        for app in subject.apps {
            let checker = VocabularyChecker(of: app, classes: classes)
            for vocabulary in app.bundle?.vocabularies ?? [] { checker.check(vocabulary, findings: &findings) }
        }
    }
}

/// Checks the vocabularies of one app.
private struct VocabularyChecker {
    private let classes: IntentClasses
    private let intents: [String: Intent]
    private let handled: Set<String>

    init(of app: CheckedApp, classes: IntentClasses) {
        self.classes = classes
        intents = Dictionary(classes.all.map { ($0.className, $0.intent) }) { first, _ in first }
        handled = Set(app.propertyLists.flatMap(\.handledIntents).flatMap { $0.values.map(\.value) })
    }

    func check(_ vocabulary: CheckedBundle.Vocabulary, findings: inout Findings) {
        for name in vocabulary.model.intents {
            checkClass(name.value, of: name, in: vocabulary, findings: &findings)
        }
        for name in vocabulary.model.parameters {
            guard let dot = name.value.firstIndex(of: ".") else { continue }
            let className = String(name.value[..<dot])
            checkClass(className, of: name, in: vocabulary, findings: &findings)

            guard let names = parameterNames(ofClass: className) else { continue }
            let rest = name.value[name.value.index(after: dot)...]
            let parameter = rest.split(separator: ".").first.map(String.init) ?? ""
            guard !names.contains(parameter) else { continue }
            let advice = findings.advice(for: parameter, among: names, nouns: "parameters")
            findings.report(
                "'\(parameter)' in '\(name.value)' isn't a parameter of '\(className)'\(advice)",
                at: vocabulary.location(of: name),
                about: vocabulary.topic(of: name)
            )
        }
    }

    /// Returns the parameters of a custom intent or a known system intent; `nil` for another class.
    private func parameterNames(ofClass name: String) -> [String]? {
        if let intent = intents[name] { return (intent.parameters?.value ?? []).compactMap(\.name?.value) }
        return SystemIntentCatalog.known.intent(ofClass: name)?.parameterNames
    }

    private func checkClass(
        _ className: String,
        of name: Located<String>,
        in vocabulary: CheckedBundle.Vocabulary,
        findings: inout Findings
    ) {
        if classes.excludes(className) {
            let hint = classes.nearest(to: className).map { "did you mean '\($0)'?" } ?? "correct it, or remove it"
            findings.report(
                "'\(className)' isn't the class of an intent in the definitions; \(hint)",
                at: vocabulary.location(of: name),
                about: vocabulary.topic(of: name)
            )
        } else if SystemIntents.isNamedAsOne(className), !classes.contains(className), !handled.contains(className) {
            findings.report(
                """
                the vocabulary refers to '\(className)', but no Info.plist in the app lists it; add the class to \
                'IntentsSupported' of the extension that handles it, or remove the entry
                """,
                at: vocabulary.location(of: name),
                about: vocabulary.topic(of: name)
            )
        }
    }
}

extension CheckedBundle.Vocabulary {
    /// Returns the topic of a finding, which unites a name in the vocabularies of several languages.
    fileprivate func topic(of name: Located<String>) -> Diagnostic.Topic {
        Diagnostic.Topic(name.value, languages: [LocalizedPath(file).language])
    }

    fileprivate func location(of name: Located<String>) -> SourceLocation {
        SourceLocation(file: file, position: hasPlaces ? name.position : nil)
    }
}
