import Basics
import IntentDefinition
import PropertyLists
import ToolSupport

/// Response codes that do not do what their names say, or that old systems treat in another way.
enum ResponseCodes: DefinitionRule {
    static let description = RuleDescription(
        .responseCodes,
        category: .responses,
        severity: .warning,
        summary: "a standard response code is missing or contradicts itself, or its text is not spoken on iOS 12",
        explanation: RuleExplanation(
            trigger: """
                The codes of a response lack `success` or `failure`; a code whose name starts with `fail` is marked \
                as a success, or `success` as none. Where the configuration or `--minimum-os` says that the app runs \
                on iOS 12, and the intent has a combination of parameters, without which no shortcut can be made of \
                it there: a code that is no success has a text, be it the full or the concise one, or a success of an \
                intent with the verb Do, Run or Go has one.
                """,
            importance: """
                Xcode's editor gives each response both codes, and a code's mark decides whether Siri speaks of \
                success. On iOS 12, Siri says a phrase of its own in place of the text of a failure, and nothing for \
                a success of an intent that does, runs or goes.
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
                `intentc check --fix` adds the standard codes and corrects their marks. For iOS 12, choose another \
                category, or make sure that the intent can be understood without the text.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let isForIOS12 = (definition.configuration.minimumOS[.iOS]?.value).map { $0 < OSVersion(13) } ?? false
        for intent in definition.customIntents {
            guard let codes = intent.response?.codes else { continue }
            reportMissing(among: codes, of: intent, definition, findings: &findings)
            let isSpokenOnIOS12 = isForIOS12 && intent.hasValidCombination(among: IntentNames(of: intent))
            for code in codes.value {
                reportMark(of: code, definition, findings: &findings)
                if isSpokenOnIOS12 { reportText(of: code, intent, findings: &findings) }
            }
        }
    }

    private static func reportMissing(
        among codes: Located<[ResponseCode]>,
        of intent: Intent,
        _ definition: CheckedDefinition,
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
            \(missing.count == 1 ? "code" : "codes") \(list); add what each response has
            """,
            at: codes.position,
            fixIt: FixIt(
                "add \(list)",
                isSafe: true,
                edits: definition.editor.appending(missing.map(entry), toArrayAt: codes.position)
            )
        )
    }

    private static func reportMark(
        of code: ResponseCode,
        _ definition: CheckedDefinition,
        findings: inout Findings
    ) {
        guard let name = code.name?.value, let mark = code.success else { return }
        let isSuccess = name == "success"
        guard mark.value != isSuccess, isSuccess || name.hasPrefix("fail") else { return }
        let state = mark.value ? "a success" : "no success"
        let value = PropertyListValue(.boolean(isSuccess))
        // What is right for a code of the app's own is for its author to say.
        let isSafe = isSuccess || name == "failure"
        findings.report(
            "the response code '\(name)' is marked as \(state); set '\(successKey)' to '<\(isSuccess)/>'",
            at: mark.position,
            fixIt: FixIt(
                "mark '\(name)' as \(isSuccess ? "a success" : "no success")",
                isSafe: isSafe,
                edits: definition.editor.setting(successKey, to: value, inDictionaryAt: code.position)
            )
        )
    }

    private static func reportText(of code: ResponseCode, _ intent: Intent, findings: inout Findings) {
        // The concise text is most often the same one, so a code is reported once.
        let texts = [(code.formatString.text, "text"), (code.conciseFormatString.text, "concise text")]
        let found = texts.lazy.compactMap { text, noun in text.map { (text: $0, noun: noun) } }
        guard let name = code.name?.value, let (text, noun) = found.first(where: { !$0.text.value.isEmpty }) else {
            return
        }
        if code.success?.value ?? (name == "success") {
            guard let verb = intent.verb?.value, ["Do", "Run", "Go"].contains(verb) else { return }
            findings.report(
                """
                on iOS 12 the \(noun) of '\(name)' is not spoken, since the verb of intent \
                '\(intent.name?.value ?? "")' is '\(verb)'; choose another category, or do without the text
                """,
                at: text.position
            )
        } else {
            findings.report(
                """
                on iOS 12 Siri says a phrase of its own in place of the \(noun) of '\(name)', which is no success; make \
                sure that it can be understood without
                """,
                at: text.position
            )
        }
    }

    private static let nameKey = "INIntentResponseCodeName"
    private static let successKey = "INIntentResponseCodeSuccess"

    /// The dictionary of a standard code without a text.
    private static func entry(for name: String) -> PropertyListValue {
        .dictionary([(nameKey, .string(name))] + (name == "success" ? [(successKey, .boolean(true))] : []))
    }
}
