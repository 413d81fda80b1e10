import Testing

@testable import DefinitionChecks

@Suite struct BooleanOutputTests {
    /// A response with two properties, the first of which is the output.
    private static func response(_ type: String) -> String {
        """
        <key>INIntentResponse</key>
        <dict>
            <key>INIntentResponseOutput</key>
            <string>isOpen</string>
            <key>INIntentResponseParameters</key>
            <array>
                <dict>
                    <key>INIntentResponseParameterName</key>
                    <string>isOpen</string>
                    <key>INIntentResponseParameterType</key>
                    \(type)
                </dict>
            </array>
        </dict>
        """
    }

    @Test("a Boolean output is a note")
    func output() throws {
        try expect(
            BooleanOutput.self,
            in: .intent(
                """
                <key>INIntentConfigurable</key>
                <true/>
                <key>INIntentName</key>
                <string>CheckShop</string>
                \(Self.response(
                    """
                    <!--! note boolean-output: output 'isOpen' of intent 'CheckShop' is a Boolean, which Shortcuts \
                    shows as a number; if people see it, use an enum or a string instead -->
                    <string>Boolean</string>
                    """
                ))
                """
            )
        )
    }

    @Test("a Boolean property that isn't the output is a note, too")
    func property() throws {
        try expect(
            BooleanOutput.self,
            in: .intent(
                """
                <key>INIntentConfigurable</key>
                <true/>
                <key>INIntentName</key>
                <string>CheckShop</string>
                <key>INIntentResponse</key>
                <dict>
                    <key>INIntentResponseParameters</key>
                    <array>
                        <dict>
                            <key>INIntentResponseParameterName</key>
                            <string>isOpen</string>
                            <key>INIntentResponseParameterType</key>
                            <!--! note boolean-output: response property 'isOpen' of intent 'CheckShop' is a Boolean, \
                which Shortcuts shows as a number; if people see it, use an enum or a string instead -->
                            <string>Boolean</string>
                        </dict>
                    </array>
                </dict>
                """
            )
        )
    }

    @Test("other types, and intents that Shortcuts doesn't offer, are accepted")
    func accepted() throws {
        let configurable = "<key>INIntentConfigurable</key><true/>"
        try expect(BooleanOutput.self, in: .intent(configurable + Self.response("<string>String</string>")))
        try expect(BooleanOutput.self, in: .intent(Self.response("<string>Boolean</string>")))
    }
}
