import Testing

@testable import DefinitionChecks

@Suite struct NameSDKClashTests {
    private static func enumeration(_ name: String) -> DefinitionText {
        .enumeration(
            """
            <key>INEnumName</key>
            \(name)
            <key>INEnumValues</key>
            <array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
            """
        )
    }

    @Test(
        "a declaration with the name of one of Swift, Foundation or Intents is a warning",
        arguments: [("Set", "Swift"), ("Operation", "Foundation"), ("INMediaItem", "Intents")]
    )
    func knownName(name: String, module: String) throws {
        try expect(
            NameSDKClash.self,
            in: Self.enumeration(
                """
                <!--! warning name-sdk-clash: enum '\(name)' generates '\(name)', which is also a type of \(module); \
                code in the same module must write '\(module).\(name)' for that; rename it, or give it another class \
                name -->
                <string>\(name)</string>
                """
            )
        )
    }

    @Test(
        "other names are accepted: what only starts like one, what only Objective-C has, the app's own",
        arguments: ["INTrack", "Type", "Color", "SoupSet", "Size"]
    )
    func otherNames(name: String) throws {
        try expect(NameSDKClash.self, in: Self.enumeration("<string>\(name)</string>"))
    }

    @Test("an intent that is called like a type is accepted, since its class ends in 'Intent'")
    func intent() throws {
        try expect(NameSDKClash.self, in: .intent("<key>INIntentName</key><string>Operation</string>"))
    }

    @Test("where the interface has reported an error, nothing is added")
    func errors() throws {
        try expect(NameSDKClash.self, in: Self.enumeration("<string>Int</string>"))
    }

    @Test("the fix-it gives an enum or a type another class name")
    func fixIt() throws {
        let values = "<array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>"
        let enumeration = "<key>INEnumName</key>\n<string>Operation</string>\n<key>INEnumValues</key>\n\(values)"
        try expect(
            NameSDKClash.self,
            toTurn: .enumeration(enumeration),
            into: .enumeration("<key>INEnumClassName</key>\n<string>IntentOperation</string>\n\(enumeration)")
        )
        let type = "<key>INTypeName</key>\n<string>Locale</string>"
        try expect(
            NameSDKClash.self,
            toTurn: .type(type),
            into: .type("<key>INTypeClassName</key>\n<string>IntentLocale</string>\n\(type)")
        )
    }
}
