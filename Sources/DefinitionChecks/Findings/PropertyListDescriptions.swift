import Basics

/// What can be wrong with a file as a property list.
extension RuleDescription {
    static let fileUnreadable = RuleDescription(
        .fileUnreadable,
        category: .format,
        severity: .error,
        summary: "the file is not an XML property list",
        explanation: RuleExplanation(
            trigger: """
                The file cannot be read: it is empty, cut off, not well-formed XML, of an unknown encoding, or \
                something else than a property list. The message names the place and the likely cause.
                """,
            importance: """
                Neither Xcode nor this tool can do anything with the file. Public projects have had the target of \
                a symbolic link in place of a definition, and definitions whose end was lost.
                """,
            remedy: "Restore the file from version control, or mend what the message names."
        )
    )

    static let plistStructure = RuleDescription(
        .plistStructure,
        category: .format,
        severity: .error,
        summary: "the XML is no property list",
        explanation: RuleExplanation(
            trigger: """
                An element is unknown, stands where it cannot, or has a text that is no value of its kind; a key \
                has no value, or a value no key.
                """,
            importance: "Xcode opens no definition of which a part cannot be read.",
            wrong: "<dict><key>INIntents</key></dict>",
            right: "<dict><key>INIntents</key><array/></dict>",
            remedy: "Mend the element that the message names."
        )
    )

    static let vcsConflict = RuleDescription(
        .vcsConflict,
        category: .format,
        severity: .error,
        summary: "the file holds an unresolved merge conflict",
        explanation: RuleExplanation(
            trigger: "A line starts with the marks that version control leaves when two changes collide.",
            importance: """
                The marks are no XML, and nobody can open the file. Xcode writes its own version into each \
                definition that it saves, so two branches easily collide in these lines alone; such files have \
                been committed.
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
                Keep one side of each conflict, and remove the lines with the marks. Where only the stamps of Xcode's \
                version differ, `intentc check --fix` keeps the newer ones.
                """
        )
    )

    static let schemaType = RuleDescription(
        .schemaType,
        category: .format,
        severity: .error,
        summary: "a key has a value of another type than it calls for",
        explanation: RuleExplanation(
            trigger: """
                The value of a known key is, for example, a text where a number belongs. A spelling with a clear \
                meaning, such as `YES` for true, is a warning.
                """,
            importance: "What the value says is lost. Files that were written by hand or by scripts have this.",
            wrong: "<key>INIntentParameterTag</key><string>one</string>",
            right: "<key>INIntentParameterTag</key><integer>1</integer>",
            remedy: "Write a value of the type that the message names."
        )
    )
}
