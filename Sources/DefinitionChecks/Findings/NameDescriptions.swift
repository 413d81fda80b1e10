import Basics

/// What can be wrong with names, and so with the generated code.
extension RuleDescription {
    static let nameMissing = RuleDescription(
        .nameMissing,
        category: .names,
        severity: .error,
        summary: "something has no name",
        explanation: RuleExplanation(
            trigger: "An intent, parameter, property, response code, enum, case or type lacks its name.",
            importance: "There is nothing to call the generated declaration by. Xcode always writes a name.",
            wrong: "<dict><key>Name</key><string>OrderSoup</string></dict>",
            right: "<dict><key>INIntentName</key><string>OrderSoup</string></dict>",
            remedy: "Add the key that the message names."
        )
    )

    static let nameIdentifier = RuleDescription(
        .nameIdentifier,
        category: .names,
        severity: .error,
        summary: "a name is none that Swift accepts",
        explanation: RuleExplanation(
            trigger: """
                A name that becomes one in code is empty, starts with a digit or holds other characters than \
                letters, digits and `_`, of those that Swift knows.
                """,
            importance: "The generated code would not compile.",
            wrong: "<string>soup size</string>",
            right: "<string>soupSize</string>",
            remedy: """
                Rename it. The display name, which people see, may hold any characters. The suggestion joins the \
                words of the name, here and in all places of the definition that have it.
                """
        )
    )

    static let nameDuplicate = RuleDescription(
        .nameDuplicate,
        category: .names,
        severity: .error,
        summary: "two things in one place have the same name",
        explanation: RuleExplanation(
            trigger: """
                Two parameters of an intent, properties of a response or type, cases of an enum or response codes \
                have the same name, or names that differ in the case of the first letter only; or an enum or type \
                has the name of another one with another class, so that references are ambiguous.
                """,
            importance: "The generated code would declare something twice.",
            remedy: "Rename the newer of the two."
        )
    )

    static let nameGeneratedClash = RuleDescription(
        .nameGeneratedClash,
        category: .names,
        severity: .error,
        summary: "two things generate the same top-level name",
        explanation: RuleExplanation(
            trigger: """
                Two intents, enums or types of one definition, or of definitions in one module, generate classes, \
                protocols or enums of the same name, or files whose names differ in case only. An intent and an \
                enum of the same name are no clash: their classes differ. For two definitions that may belong to \
                different targets it is a note, as nothing is wrong where they do: a repository may hold several \
                apps, or an earlier form of one.
                """,
            importance: "The module would not compile, or one file would overwrite the other.",
            remedy: """
                Rename one of the two, or give one a class name of its own. There is no fix-it: which of the two \
                has the right name, and what the other is to be called, only its author knows.
                """
        )
    )

    static let namePrefix = RuleDescription(
        .namePrefix,
        category: .names,
        severity: .warning,
        summary: "a definition states a class prefix, and no prefix is given",
        explanation: RuleExplanation(
            trigger: """
                A custom intent or a type that names no class of its own states a class prefix \
                (`INIntentClassPrefix`, `INTypeClassPrefix`), and neither an option nor `intentc.json` says whether \
                there is one. It is one warning for each definition. A prefix that is given, an empty one too, is \
                taken as it is, whatever the definition states.
                """,
            importance: """
                Xcode writes the prefix of the project into the definition, and passes that of the project to its \
                compiler. Without it the generated classes, enums and types have other names than the code of the app \
                uses, and than the system knows shortcuts by.
                """,
            wrong: "<key>INIntentClassPrefix</key><string>SP</string>",
            remedy: """
                Set `classPrefix` in `intentc.json`, or give `--class-prefix`; an empty text keeps the names without a \
                prefix. Of several prefixes in one definition only one can be given: name the other classes in the \
                definition. `generate` takes `-classPrefix` as Apple's compiler does, and doesn't warn.
                """
        )
    )

    static let nameTooLong = RuleDescription(
        .nameTooLong,
        category: .names,
        severity: .error,
        summary: "a name is too long for the name of a file",
        explanation: RuleExplanation(
            trigger: """
                The class of an intent, enum or type, or the list of a definition, has a name of more than 249 bytes \
                in UTF-8: with the longest extension of generated files it is longer than 255 bytes.
                """,
            importance: "File systems refuse longer names, so nothing could be written.",
            remedy: "Shorten the name, or give a shorter class name."
        )
    )

    static let nameReservedMember = RuleDescription(
        .nameReservedMember,
        category: .names,
        severity: .error,
        summary: "a name is that of an inherited member",
        explanation: RuleExplanation(
            trigger: """
                A parameter, response property or property of a type is called like a member that its class \
                inherits, such as `description`, `hash` or `identifier`. For members that exist on macOS only it \
                is a warning.
                """,
            importance: """
                The generated property would not compile, or would take the place of the inherited member at run \
                time, which breaks every object of the class.
                """,
            wrong: "<key>INIntentParameterName</key><string>description</string>",
            right: "<key>INIntentParameterName</key><string>soupDescription</string>",
            remedy: """
                Rename it; the display name can stay. The suggestion adds `Value` to the name, here and in all \
                places of the definition that have it.
                """
        )
    )

    static let nameObjectiveC = RuleDescription(
        .nameObjectiveC,
        category: .names,
        severity: .warning,
        summary: "a name is another's in Objective-C, or means something else there",
        explanation: RuleExplanation(
            trigger: """
                Two cases of an enum, or two response codes, differ in the case of the first letter only, or a \
                code differs in that from a built-in one. If Objective-C is generated, names that mean something \
                else there are reported too, and names that Swift can't tell apart, or calls otherwise, when it \
                imports the code: it puts the first word of a case or a property in lower case, so that \
                `HTTPServer` and `httpServer` are one.
                """,
            importance: """
                In Objective-C the first letter of a case is in upper case, so that the two are one. Swift tells \
                them apart, but not if it imports them from Objective-C.
                """,
            remedy: "Rename the newer one, if Objective-C uses the code."
        )
    )
}
