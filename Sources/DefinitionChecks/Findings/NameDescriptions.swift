import Basics

/// The descriptions of findings about names and the code generated from them.
extension RuleDescription {
    static let nameMissing = RuleDescription(
        .nameMissing,
        category: .names,
        severity: .error,
        summary: "a declaration has no name",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if an intent, parameter, property, response code, enum, case or type has no \
                name.
                """,
            importance: "The generated declaration needs a name. Xcode always writes one.",
            wrong: "<dict><key>Name</key><string>OrderSoup</string></dict>",
            right: "<dict><key>INIntentName</key><string>OrderSoup</string></dict>",
            remedy: "Add the key that the message names."
        )
    )

    static let nameIdentifier = RuleDescription(
        .nameIdentifier,
        category: .names,
        severity: .error,
        summary: "a name isn't a valid Swift identifier",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a name that is used in code is empty, starts with a digit, or contains \
                characters other than `_` and the letters and digits that Swift allows.
                """,
            importance: "The generated code wouldn't compile.",
            wrong: "<string>soup size</string>",
            right: "<string>soupSize</string>",
            remedy: """
                Rename it. The display name, which people see, may contain any character. The fix-it joins the words \
                of the name, here and everywhere in the definition.
                """
        )
    )

    static let nameDuplicate = RuleDescription(
        .nameDuplicate,
        category: .names,
        severity: .error,
        summary: "two declarations in the same place have the same name",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if:

                - two parameters of an intent, or two properties of a response or type, have the same name or names \
                that differ only in the case of the first letter.
                - two cases of an enum, or two response codes, have the same name. If these names differ only in the \
                case of the first letter, see `name-objective-c`.
                - two enums or types have the same name but different classes, because references to them are \
                ambiguous.
                """,
            importance: "The generated code would declare a name, or a method made from it, twice.",
            wrong: """
                <dict><key>INIntentParameterName</key><string>size</string></dict>
                <dict><key>INIntentParameterName</key><string>Size</string></dict>
                """,
            right: """
                <dict><key>INIntentParameterName</key><string>size</string></dict>
                <dict><key>INIntentParameterName</key><string>bowlSize</string></dict>
                """,
            remedy: "Rename the newer of the two."
        )
    )

    static let nameGeneratedClash = RuleDescription(
        .nameGeneratedClash,
        category: .names,
        severity: .error,
        summary: "two declarations generate the same top-level name",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if two intents, enums or types generate classes, protocols or enums of the same \
                name, or files whose names differ only in case. They may be in one definition or in several \
                definitions of one module. An intent and an enum may have the same name, because their classes differ.

                If the two definitions may belong to different targets, this is a note, because a repository can \
                contain several apps or an earlier version of one.
                """,
            importance: "The module wouldn't compile, or one file would overwrite the other.",
            wrong: """
                <key>INEnumName</key><string>Soup</string>
                ...
                <key>INTypeName</key><string>Soup</string>
                """,
            right: """
                <key>INEnumName</key><string>SoupKind</string>
                ...
                <key>INTypeName</key><string>Soup</string>
                """,
            remedy: """
                Rename one of the two, or give one a class name of its own. There is no fix-it because only the author \
                knows which name is right.
                """
        )
    )

    static let namePrefix = RuleDescription(
        .namePrefix,
        category: .names,
        severity: .warning,
        summary: "a definition states a class prefix, but no prefix is set",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported once for a definition if a custom intent or type without a class name of its \
                own states a class prefix (`INIntentClassPrefix` or `INTypeClassPrefix`), and neither an option nor \
                `intentc.json` sets the prefix. A prefix that you set, even an empty one, is used instead of the \
                stated one without a warning.
                """,
            importance: """
                Xcode writes the project's prefix into the definition and passes it to its compiler. Without the \
                prefix, the names of the generated classes, enums and types differ from those that the app's code uses \
                and that the system stores in shortcuts.
                """,
            wrong: "<key>INIntentClassPrefix</key><string>SP</string>",
            right: """
                {
                    "version": 1,
                    "classPrefix": "SP"
                }
                """,
            remedy: """
                Set `classPrefix` in `intentc.json`, or use `--class-prefix`. An empty string keeps the names without \
                a prefix. If a definition states several prefixes, set one of them, and set class names in the \
                definition for the others. `generate` takes `-classPrefix`, as Apple's compiler does, and doesn't warn.
                """
        )
    )

    static let nameTooLong = RuleDescription(
        .nameTooLong,
        category: .names,
        severity: .error,
        summary: "a name is too long for a file name",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if the class of an intent, enum or type, or the generated list of a \
                definition's intents, has a name of more than 249 bytes in UTF-8. With the longest extension of a \
                generated file, the file's name would exceed 255 bytes.
                """,
            importance: "File systems reject longer names, so no file could be written.",
            wrong: "<key>INEnumName</key><string>SizeOfTheBowlThatTheSoupOfTheDayIsServedIn…</string>",
            right: "<key>INEnumName</key><string>BowlSize</string>",
            remedy: "Shorten the name, or set a shorter class name."
        )
    )

    static let nameReservedMember = RuleDescription(
        .nameReservedMember,
        category: .names,
        severity: .error,
        summary: "a property has the same name as an inherited member",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if a parameter, response property or property of a type has the name of a \
                member that its class inherits, such as `description`, `hash` or `identifier`. It is a warning for \
                members that exist only on macOS.
                """,
            importance: """
                The generated property wouldn't compile, or it would replace the inherited member at run time, which \
                breaks every object of the class.
                """,
            wrong: "<key>INIntentParameterName</key><string>description</string>",
            right: "<key>INIntentParameterName</key><string>soupDescription</string>",
            remedy: """
                Rename it; the display name can stay. The fix-it adds `Value` to the name, here and everywhere in the \
                definition.
                """
        )
    )

    static let nameObjectiveC = RuleDescription(
        .nameObjectiveC,
        category: .names,
        severity: .warning,
        summary: "a name clashes or has another meaning in Objective-C",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if two cases of an enum or two response codes differ only in the case of the \
                first letter, or if a response code differs from a built-in one in this way.

                If Objective-C code is generated, it is also reported for names that have another meaning there, and \
                for names that Swift changes or can't distinguish when it imports the code. Swift lowercases the first \
                word of a case or property, so `HTTPServer` and `httpServer` become the same name.
                """,
            importance: """
                In Objective-C, the first letter of a case is uppercase, so the two names are the same. Swift code \
                that imports the Objective-C code can't distinguish them either.
                """,
            wrong: """
                <dict><key>INIntentResponseCodeName</key><string>soldOut</string></dict>
                <dict><key>INIntentResponseCodeName</key><string>SoldOut</string></dict>
                """,
            right: """
                <dict><key>INIntentResponseCodeName</key><string>soldOut</string></dict>
                <dict><key>INIntentResponseCodeName</key><string>soldOutToday</string></dict>
                """,
            remedy: "If Objective-C code uses the names, rename the newer one."
        )
    )
}
