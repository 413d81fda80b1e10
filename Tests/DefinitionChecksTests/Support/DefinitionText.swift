/// The text of a definition for tests of rules, with or without marks.
struct DefinitionText {
    /// The whole file.
    let xml: String

    /// A definition whose root holds the given entries.
    static func root(_ entries: String) -> DefinitionText {
        DefinitionText(
            xml: """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \(entries)
                </dict>
                </plist>

                """
        )
    }

    /// A definition of one intent with the given entries.
    static func intent(_ entries: String) -> DefinitionText {
        intents("<dict>\n\(entries)\n</dict>")
    }

    /// A definition of some intents, each a `<dict>`.
    static func intents(_ intents: String) -> DefinitionText {
        root("<key>INIntents</key>\n<array>\n\(intents)\n</array>")
    }

    /// A definition of one type with the given entries.
    static func type(_ entries: String) -> DefinitionText {
        root("<key>INTypes</key>\n<array>\n<dict>\n\(entries)\n</dict>\n</array>")
    }

    /// A definition of one enum with the given entries.
    static func enumeration(_ entries: String) -> DefinitionText {
        root("<key>INEnums</key>\n<array>\n<dict>\n\(entries)\n</dict>\n</array>")
    }
}
