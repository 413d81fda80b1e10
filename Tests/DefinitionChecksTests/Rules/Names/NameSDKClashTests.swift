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
        arguments: [("Set", "Swift"), ("Operation", "Foundation"), ("INMediaSearch", "Intents")]
    )
    func knownName(name: String, module: String) throws {
        try expect(
            NameSDKClash.self,
            in: Self.enumeration(
                """
                <!--! warning name-sdk-clash: enum '\(name)' generates '\(name)', which is also a type in \(module); \
                code in the same module must write '\(module).\(name)' for that type; rename it, or set another \
                class name -->
                <string>\(name)</string>
                """
            )
        )
    }

    @Test(
        "a declaration with a name from a C header is a warning that names the header",
        arguments: [
            ("Size", "<MacTypes.h>"), ("Point", "<MacTypes.h>"), ("Rect", "<MacTypes.h>"), ("index", "the C library"),
            ("NSString", "Apple's frameworks"), ("Category", "<objc/runtime.h>"),
            ("FileInfo", "CoreServices, which Foundation includes on macOS"),
        ]
    )
    func nameInC(name: String, headers: String) throws {
        try expect(
            NameSDKClash.self,
            in: Self.enumeration(
                """
                <!--! warning name-sdk-clash: enum '\(name)' generates '\(name)', which is also declared by \(headers); \
                Objective-C code that imports both doesn't compile; rename it, or set another class name -->
                <string>\(name)</string>
                """
            )
        )
    }

    @Test("a name of both Swift and C is one warning")
    func nameInBoth() throws {
        try expect(
            NameSDKClash.self,
            in: Self.enumeration(
                """
                <!--! warning name-sdk-clash: enum 'Duration' generates 'Duration', which is also a type in Swift, and \
                <MacTypes.h> declares it for Objective-C; code in the same module must write 'Swift.Duration' for that type; \
                rename it, or set another class name -->
                <string>Duration</string>
                """
            )
        )
    }

    @Test("the constants that an enum has in Objective-C count, too")
    func constant() throws {
        try expect(
            NameSDKClash.self,
            in: .enumeration(
                """
                <key>INEnumName</key>
                <!--! warning name-sdk-clash: enum 'Time' generates 'TimeScale', which is also declared by <MacTypes.h>; \
                Objective-C code that imports both doesn't compile; rename it, or set another class name -->
                <string>Time</string>
                <key>INEnumValues</key>
                <array><dict><key>INEnumValueName</key><string>scale</string></dict></array>
                """
            )
        )
    }

    @Test(
        "other names are accepted, even if they only start with such a name",
        arguments: ["INTrack", "Type", "Color", "SoupSet", "Sizes"]
    )
    func otherNames(name: String) throws {
        try expect(NameSDKClash.self, in: Self.enumeration("<string>\(name)</string>"))
    }

    @Test("an intent with the name of a type is accepted, because its class ends in 'Intent'")
    func intent() throws {
        try expect(NameSDKClash.self, in: .intent("<key>INIntentName</key><string>Operation</string>"))
    }

    @Test("if the interface has reported an error, nothing is added")
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
