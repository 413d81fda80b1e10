import Basics

/// What `intentc format` reports.
extension RuleDescription {
    static let formatDiffers = RuleDescription(
        .formatDiffers,
        category: .format,
        severity: .error,
        summary: "a definition is not in the form in which Xcode writes it",
        explanation: RuleExplanation(
            trigger: """
                `intentc format --verify` finds a definition with other bytes than Xcode would write: keys that \
                are not sorted, another indentation, other line ends or another encoding.
                """,
            importance: """
                Xcode writes the whole file anew when it is saved, so that the next change in its editor touches \
                every line, and merges collide.
                """,
            wrong: "<dict><key>INTypes</key><array></array></dict>",
            right: """
                <dict>
                    <key>INTypes</key>
                    <array/>
                </dict>
                """,
            remedy: "Run `intentc format`. It changes nothing that the definition says."
        )
    )

    static let formatComment = RuleDescription(
        .formatComment,
        category: .format,
        severity: .error,
        summary: "a definition holds a comment, so it is not formatted",
        explanation: RuleExplanation(
            trigger: """
                `intentc format` finds a comment or a processing instruction in a definition that is not in the \
                form in which Xcode writes it.
                """,
            importance: "Xcode drops comments when it saves a definition, and so would the formatter.",
            remedy: "Move the comment elsewhere, such as into the commit that changes the definition."
        )
    )
}
