import Basics

/// The descriptions of findings of `intentc format`.
extension RuleDescription {
    static let formatDiffers = RuleDescription(
        .formatDiffers,
        category: .format,
        severity: .error,
        summary: "a definition isn't formatted as Xcode writes it",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if `intentc format --verify` finds a definition that Xcode would write \
                differently: with sorted keys, or with another indentation, line ending or encoding.
                """,
            importance: """
                Xcode rewrites the whole file when it saves a definition. The next edit in Xcode would touch every \
                line, and merges would conflict.
                """,
            wrong: "<dict><key>INTypes</key><array></array></dict>",
            right: """
                <dict>
                    <key>INTypes</key>
                    <array/>
                </dict>
                """,
            remedy: "Run `intentc format`, which doesn't change the content of the definition."
        )
    )

    static let formatComment = RuleDescription(
        .formatComment,
        category: .format,
        severity: .error,
        summary: "a definition contains a comment, so it isn't formatted",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if `intentc format` finds a comment or a processing instruction in a definition \
                that isn't formatted as Xcode writes it.
                """,
            importance: "Xcode drops comments when it saves a definition, and formatting would drop them, too.",
            wrong: """
                <!-- not translated yet -->
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                """,
            right: """
                <key>INIntentTitle</key>
                <string>Order Soup</string>
                """,
            remedy: """
                Move the comment elsewhere, for example into the message of the commit that changes the definition.
                """
        )
    )
}
