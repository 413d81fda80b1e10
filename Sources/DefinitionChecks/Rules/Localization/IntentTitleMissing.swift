import Basics
import IntentDefinition
import PropertyLists

/// An intent without a title in the definition's language.
enum IntentTitleMissing: DefinitionRule {
    static let description = RuleDescription(
        .intentTitleMissing,
        category: .localization,
        severity: .warning,
        summary: "an intent has no title",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a custom intent has no title or a blank one. With `--store`, this is an \
                error. If only translations of the title are missing, `l10n-title-missing` reports them.
                """,
            importance: """
                The Shortcuts app and the widget gallery show the title as the name of the action. The App Store \
                responds to the upload with the warning ITMS-90626 if a custom intent has no title, even if the intent \
                only configures a widget.
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
            remedy: """
                Enter a title in Xcode's "Title" field, and translate it.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents where intent.title.text?.value.isBlank ?? true {
            guard let name = intent.name, !intent.lacksEntry("INIntentTitle") else { continue }

            let title = name.value.wordsOfName
            findings.report(
                "intent '\(name.value)' has no title (App Store warning ITMS-90626); add one",
                at: intent.title.text?.position ?? name.position,
                severity: subject.isForStore ? .error : .warning,
                fixIt: FixIt(
                    "use '\(title)' as the title for now",
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
    /// Whether the text is empty or consists of white space.
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
