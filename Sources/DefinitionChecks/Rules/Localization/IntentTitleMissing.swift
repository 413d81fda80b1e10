import Basics
import IntentDefinition
import PropertyLists

/// An intent without a title in the language of the definition.
enum IntentTitleMissing: DefinitionRule {
    static let description = RuleDescription(
        .intentTitleMissing,
        category: .localization,
        severity: .warning,
        summary: "an intent has no title",
        explanation: RuleExplanation(
            trigger: """
                An intent of the app has no title, or one without any text. With `--store` it is an error. Titles that \
                only other languages lack are reported by `l10n-title-missing`.
                """,
            importance: """
                Shortcuts and the widget gallery show the title as the name of the action. The App Store answers an \
                upload with the mail ITMS-90626 when a custom intent has none.
                """,
            wrong: """
                <key>INIntentTitle</key>
                <string></string>
                <key>INIntentTitleID</key>
                <string>gpCwrM</string>
                """,
            right: """
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                <key>INIntentTitleID</key>
                <string>gpCwrM</string>
                """,
            remedy: "Write a title in Xcode's field \"Title\", and translate it."
        )
    )

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents where intent.title.text?.value.isBlank ?? true {
            guard let name = intent.name, !intent.lacksEntry("INIntentTitle") else { continue }
            let title = name.value.wordsOfName
            findings.report(
                """
                intent '\(name.value)' has no title, and the App Store warns about it (ITMS-90626); write a title, \
                even if the intent only configures a widget
                """,
                at: intent.title.text?.position ?? name.position,
                severity: subject.isForStore ? .error : .warning,
                fixIt: FixIt(
                    "title the intent '\(title)' for now",
                    isSafe: false,
                    edits: definition.editor.setting(
                        "INIntentTitle",
                        to: PropertyListValue(.string(title)),
                        inDictionaryAt: intent.position
                    )
                )
            )
        }
    }
}

extension String {
    /// Whether there is nothing to see in the text.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The words of a name in camel case, such as `Order Soup`.
    fileprivate var wordsOfName: String {
        var words = ""
        for (index, character) in zip(indices, self) {
            let isStart = character.isUppercase && index > startIndex && !self[self.index(before: index)].isUppercase
            words += isStart ? " \(character)" : "\(character)"
        }
        return words
    }
}
