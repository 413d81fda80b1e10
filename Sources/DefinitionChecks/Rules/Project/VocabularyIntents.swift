import Basics
import IntentDefinition
import PropertyLists
import Translations

/// A vocabulary for intents that the app does not have.
enum VocabularyIntents: SubjectRule {
    static let description = RuleDescription(
        .vocabularyIntents,
        category: .project,
        severity: .warning,
        summary: "a vocabulary for Siri is about an intent or a parameter that the app doesn't have",
        explanation: RuleExplanation(
            trigger: """
                With `--bundle`: an `AppIntentVocabulary.plist` in the app has examples (`IntentPhrases`) for a class of \
                intent, or words (`ParameterVocabularies`) for a parameter, that no definition has, or for an intent of \
                the system that no `Info.plist` in the app lists.
                """,
            importance: """
                Siri reads the vocabulary when the app is installed. What is said there about an intent that isn't \
                there is lost without a message, usually after the intent or the parameter was renamed.
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
                Write the class of an intent, which `intentc list` shows, and the name of one of its parameters, or \
                remove the entry.
                """
        )
    )

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        guard subject.apps.contains(where: { !($0.bundle?.vocabularies.isEmpty ?? true) }) else { return }
        let classes = IntentClasses(of: subject)
        let byName = Dictionary(classes.all.map { ($0.className, $0.intent) }) { first, _ in first }
        for app in subject.apps {
            let handled = Set(app.propertyLists.flatMap(\.handledIntents).flatMap { $0.values.map(\.value) })
            for vocabulary in app.bundle?.vocabularies ?? [] {
                for name in vocabulary.model.intents {
                    check(name.value, at: name, in: vocabulary, handled, classes, findings: &findings)
                }
                for name in vocabulary.model.parameters {
                    guard let dot = name.value.firstIndex(of: ".") else { continue }
                    let className = String(name.value[..<dot])
                    check(className, at: name, in: vocabulary, handled, classes, findings: &findings)
                    guard let intent = byName[className] else { continue }
                    let rest = name.value[name.value.index(after: dot)...]
                    let parameter = rest.split(separator: ".").first.map(String.init) ?? ""
                    let names = (intent.parameters?.value ?? []).compactMap(\.name?.value)
                    guard !names.contains(parameter) else { continue }
                    let advice = findings.advice(for: parameter, among: names, nouns: "parameters")
                    findings.report(
                        "'\(parameter)' in '\(name.value)' isn't a parameter of '\(className)'\(advice)",
                        at: vocabulary.location(of: name),
                        about: vocabulary.topic(of: name)
                    )
                }
            }
        }
    }

    private static func check(
        _ className: String,
        at name: Located<String>,
        in vocabulary: CheckedBundle.Vocabulary,
        _ handled: Set<String>,
        _ classes: IntentClasses,
        findings: inout Findings
    ) {
        if classes.excludes(className) {
            let hint = classes.nearest(to: className).map { "did you mean '\($0)'?" } ?? "correct it, or remove it"
            findings.report(
                "'\(className)' is the class of no intent of the definitions; \(hint)",
                at: vocabulary.location(of: name),
                about: vocabulary.topic(of: name)
            )
        } else if SystemIntents.isNamedAsOne(className), !classes.contains(className), !handled.contains(className) {
            findings.report(
                """
                the app has words for '\(className)', which no Info.plist in it lists; add the class to \
                'IntentsSupported' of the extension that handles it, or remove the words
                """,
                at: vocabulary.location(of: name),
                about: vocabulary.topic(of: name)
            )
        }
    }
}

extension CheckedBundle.Vocabulary {
    /// A name that the tables of several languages share is one finding.
    fileprivate func topic(of name: Located<String>) -> Diagnostic.Topic {
        Diagnostic.Topic(name.value, languages: [LocalizedPath(file).language])
    }

    fileprivate func location(of name: Located<String>) -> SourceLocation {
        SourceLocation(file: file, position: hasPlaces ? name.position : nil)
    }
}
