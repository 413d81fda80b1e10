import Testing

@testable import DefinitionChecks

@Suite struct SchemaUnknownKeyTests {
    @Test("a key that stands for a required one is an error, and another a warning, with the key that was meant")
    func meantKeys() throws {
        try expect(
            SchemaUnknownKey.self,
            in: .enumeration(
                """
                <!--! warning schema-unknown-key: 'Cases' isn't a known key of an enum; keep it if Xcode wrote it, \
                otherwise correct its name -->
                <key>Cases</key>
                <array/>
                <!--! warning schema-unknown-key: 'DisplayName' isn't a key of an enum; did you mean \
                'INEnumDisplayName'? -->
                <key>DisplayName</key>
                <string>Size</string>
                <!--! error schema-unknown-key: 'Name' isn't a key of an enum; did you mean 'INEnumName'? -->
                <key>Name</key>
                <string>Size</string>
                """
            )
        )
    }

    @Test("a misspelled key is compared without the prefix of all keys")
    func misspeltKeys() throws {
        try expect(
            SchemaUnknownKey.self,
            in: .intent(
                """
                <!--! warning schema-unknown-key: 'INIntentCatgory' isn't a key of an intent; did you mean \
                'INIntentCategory'? -->
                <key>INIntentCatgory</key>
                <string>order</string>
                <key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentResponse</key>
                <dict>
                    <!--! warning schema-unknown-key: 'INIntentResponseClassName' isn't a known key of a response; \
                keep it if Xcode wrote it, otherwise correct its name -->
                    <key>INIntentResponseClassName</key>
                    <string>OrderSoupResponse</string>
                </dict>
                """
            )
        )
    }

    @Test("a key is known only in its own dictionary, at any depth")
    func otherDictionaries() throws {
        try expect(
            SchemaUnknownKey.self,
            in: .intent(
                """
                <key>INIntentParameterCombinations</key>
                <dict>
                    <key>soup</key>
                    <dict>
                        <!--! warning schema-unknown-key: 'INIntentParameter' isn't a known key of a combination; keep \
                it if Xcode wrote it, otherwise correct its name -->
                        <key>INIntentParameter</key>
                        <string>soup</string>
                    </dict>
                </dict>
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <!--! error schema-unknown-key: 'INIntentName' isn't a key of a parameter; did you mean \
                'INIntentParameterName'? -->
                        <key>INIntentName</key>
                        <string>soup</string>
                        <key>INIntentParameterMetadata</key>
                        <dict>
                            <!--! warning schema-unknown-key: 'UTI' isn't a known key of the metadata; keep it if \
                Xcode wrote it, otherwise correct its name -->
                            <key>UTI</key>
                            <string>public.image</string>
                        </dict>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("known keys are accepted, even with a value of the wrong type, which is reported elsewhere")
    func knownKeys() throws {
        try expect(
            SchemaUnknownKey.self,
            in: .root(
                """
                <key>INIntents</key>
                <array>
                    <dict>
                        <key>INIntentConfigurable</key><string>YES</string>
                        <key>INIntentName</key><integer>1</integer>
                        <key>INIntentParameterCombinations</key><dict><key>any,name</key><dict/></dict>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("the fix-it writes the key that was meant and keeps its value")
    func fixIt() throws {
        try expect(
            SchemaUnknownKey.self,
            toTurn: .enumeration("<key>Name</key>\n<string>Size</string>"),
            into: .enumeration("<key>INEnumName</key>\n<string>Size</string>")
        )
    }
}
