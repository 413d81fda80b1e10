import Basics

/// The descriptions of findings about a file as a property list.
extension RuleDescription {
    static let fileUnreadable = RuleDescription(
        .fileUnreadable,
        category: .format,
        severity: .error,
        summary: "the file is not an XML property list",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if the file is empty, truncated, not well-formed XML, in an unknown encoding, \
                or not a property list. The message names the position and the likely cause.
                """,
            importance: """
                Neither Xcode nor this tool can read the file. In some public projects, such a file contained the \
                target of a symbolic link instead of the definition, or was cut off.
                """,
            wrong: "../Shared/Shop.intentdefinition",
            right: """
                <?xml version="1.0" encoding="UTF-8"?>
                ...
                <plist version="1.0">
                <dict>
                """,
            remedy: "Restore the file from version control, or correct the place that the message names."
        )
    )

    static let plistStructure = RuleDescription(
        .plistStructure,
        category: .format,
        severity: .error,
        summary: "the XML isn't a valid property list",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if an element is unknown, isn't allowed in its place or has text that isn't \
                valid for it, or if a key has no value or a value has no key.
                """,
            importance: "Xcode doesn't open a definition if it can't read a part of it.",
            wrong: "<dict><key>INIntents</key></dict>",
            right: "<dict><key>INIntents</key><array/></dict>",
            remedy: "Correct the element that the message names."
        )
    )

    static let vcsConflict = RuleDescription(
        .vcsConflict,
        category: .format,
        severity: .error,
        summary: "the file contains an unresolved merge conflict",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a line starts with the marks that version control leaves when two changes \
                conflict.
                """,
            importance: """
                The marks aren't XML, so nothing can open the file. Xcode writes its own version into every definition \
                that it saves, so two branches easily conflict in these lines alone. Public projects have committed \
                such files.
                """,
            wrong: """
                <<<<<<< HEAD
                <string>13.2.1</string>
                =======
                <string>13.1</string>
                >>>>>>> main
                """,
            right: "<string>13.2.1</string>",
            remedy: """
                Keep one side of each conflict, and remove the lines with the marks. If the sides differ only in the \
                version of Xcode, `intentc check --fix` keeps the newer version.
                """
        )
    )

    static let schemaType = RuleDescription(
        .schemaType,
        category: .format,
        severity: .error,
        summary: "a key has a value of the wrong type",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if the value of a known key has the wrong type, for example a string instead of \
                a number. It is a warning if the meaning is clear, such as `YES` for true.
                """,
            importance: """
                The value is ignored. Such values have been found in definitions written by hand or by scripts.
                """,
            wrong: "<key>INIntentParameterTag</key><string>one</string>",
            right: "<key>INIntentParameterTag</key><integer>1</integer>",
            remedy: "Write a value of the type that the message names."
        )
    )
}
