import Basics
import IntentDefinition
import PropertyLists
import ToolSupport

/// The rule that a response has the standard codes, marked as their names say, and doesn't rely on texts that iOS 12
/// drops.
enum ResponseCodes: DefinitionRule {
    static let description = RuleDescription(
        .responseCodes,
        category: .responses,
        severity: .warning,
        summary: "a standard response code is missing or marked wrongly, or iOS 12 doesn't speak its text",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if:

                - a response lacks the code `success` or `failure`.
                - a code whose name starts with `fail` is marked as a success, or `success` isn't.
                - the app runs on iOS 12, according to `intentc.json` or `--minimum-os`, and a code that isn't a \
                success has a text, full or concise. The same goes for a success if the intent's verb is Do, Run or \
                Go. Intents without a parameter combination aren't reported, because iOS 12 can't create a shortcut \
                from them.
                """,
            importance: """
                Xcode's editor gives every response both codes, and the mark decides whether Siri reports success. On \
                iOS 12, Siri says a generic phrase instead of a failure's text, and says nothing when an intent with \
                the verb Do, Run or Go succeeds.
                """,
            wrong: """
                <key>INIntentResponseCodes</key>
                <array>
                    <dict>
                        <key>INIntentResponseCodeName</key>
                        <string>failure</string>
                        <key>INIntentResponseCodeSuccess</key>
                        <true/>
                    </dict>
                </array>
                """,
            right: """
                <key>INIntentResponseCodes</key>
                <array>
                    <dict>
                        <key>INIntentResponseCodeName</key>
                        <string>success</string>
                        <key>INIntentResponseCodeSuccess</key>
                        <true/>
                    </dict>
                    <dict>
                        <key>INIntentResponseCodeName</key>
                        <string>failure</string>
                    </dict>
                </array>
                """,
            remedy: """
                `intentc check --fix` adds the standard codes and corrects their marks. For iOS 12, choose a \
                category with another verb for the intent, or make sure that people understand the result without the \
                text.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let isForIOS12 = (definition.configuration.minimumOS[.iOS]?.value).map { $0 < OSVersion(13) } ?? false
        for intent in definition.customIntents {
            guard let codes = intent.response?.codes else { continue }
            reportMissing(among: codes, of: intent, editor: definition.editor, findings: &findings)

            let isSpokenOnIOS12 = isForIOS12 && intent.hasValidCombination(among: IntentNames(of: intent))
            for code in codes.value {
                reportMark(of: code, editor: definition.editor, findings: &findings)
                if isSpokenOnIOS12 { reportText(of: code, in: intent, findings: &findings) }
            }
        }
    }

    private static func reportMissing(
        among codes: Located<[ResponseCode]>,
        of intent: Intent,
        editor: PropertyListEditor,
        findings: inout Findings
    ) {
        guard !codes.value.contains(where: { $0.lacksEntry(nameKey) }) else { return }
        let names = Set(codes.value.compactMap { $0.name?.value })
        let missing = ["success", "failure"].filter { !names.contains($0) }
        guard !missing.isEmpty else { return }

        let list = quotedList(missing)
        findings.report(
            """
            the response of intent '\(intent.name?.value ?? "")' lacks the standard \
            \(missing.count == 1 ? "code" : "codes") \(list); add \(missing.count == 1 ? "it" : "them")
            """,
            at: codes.position,
            fixIt: FixIt(
                "add \(list)",
                isSafe: true,
                edits: editor.appending(missing.map(entry), toArrayAt: codes.position)
            )
        )
    }

    private static func reportMark(
        of code: ResponseCode,
        editor: PropertyListEditor,
        findings: inout Findings
    ) {
        guard let name = code.name?.value, let mark = code.success else { return }
        let isSuccess = name == "success"
        guard mark.value != isSuccess, isSuccess || name.hasPrefix("fail") else { return }

        let state = mark.value ? "is marked as a success" : "isn't marked as a success"
        let value = PropertyListValue(.boolean(isSuccess))
        // Only the author knows whether one of the app's own codes is a success.
        let isSafe = isSuccess || name == "failure"
        findings.report(
            "response code '\(name)' \(state); set '\(successKey)' to '<\(isSuccess)/>'",
            at: mark.position,
            fixIt: FixIt(
                "mark '\(name)' as \(isSuccess ? "a success" : "a failure")",
                isSafe: isSafe,
                edits: editor.setting(successKey, to: value, inDictionaryAt: code.position)
            )
        )
    }

    private static func reportText(of code: ResponseCode, in intent: Intent, findings: inout Findings) {
        // The two texts are usually equal, so a code is reported once.
        let texts = [(code.formatString.text, "text"), (code.conciseFormatString.text, "concise text")]
        let found = texts.lazy.compactMap { text, noun in text.map { (text: $0, noun: noun) } }
        guard let name = code.name?.value, let (text, noun) = found.first(where: { !$0.text.value.isEmpty }) else {
            return
        }

        if code.success?.value ?? (name == "success") {
            guard let verb = intent.verb?.value, ["Do", "Run", "Go"].contains(verb) else { return }
            findings.report(
                """
                on iOS 12, Siri doesn't speak the \(noun) of '\(name)' because the verb of intent \
                '\(intent.name?.value ?? "")' is '\(verb)'; choose another category, or do without the text
                """,
                at: text.position
            )
        } else {
            findings.report(
                """
                on iOS 12, Siri says a generic phrase instead of the \(noun) of '\(name)', which isn't a success; make \
                sure that people understand the result without it
                """,
                at: text.position
            )
        }
    }

    private static let nameKey = "INIntentResponseCodeName"
    private static let successKey = "INIntentResponseCodeSuccess"

    /// The dictionary of a standard code without text.
    private static func entry(for name: String) -> PropertyListValue {
        .dictionary([(nameKey, .string(name))] + (name == "success" ? [(successKey, .boolean(true))] : []))
    }
}
