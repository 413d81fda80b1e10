import Testing

@testable import DefinitionChecks

@Suite struct CombinationNoneTests {
    @Test("an intent without combinations, or with combinations of unknown parameters only, is a warning")
    func noCombination() throws {
        try expect(
            CombinationNone.self,
            in: .intents(
                """
                <dict>
                    <key>INIntentName</key>
                    <!--! warning combination-none: intent 'OrderSoup' has no combination of parameters for \
                suggestions, so that donating it fails and 'INShortcut(intent:)' gives nil; add one -->
                    <string>OrderSoup</string>
                </dict>
                <dict>
                    <key>INIntentName</key>
                    <!--! warning combination-none: intent 'CancelSoup' has no combination of parameters for \
                suggestions, so that donating it fails and 'INShortcut(intent:)' gives nil; add one -->
                    <string>CancelSoup</string>
                    <key>INIntentParameterCombinations</key>
                    <dict><key>order</key><dict/></dict>
                </dict>
                """
            )
        )
    }

    @Test("for an intent that is never suggested it is a note")
    func neverSuggested() throws {
        try expect(
            CombinationNone.self,
            in: .intent(
                """
                <key>INIntentIneligibleForSuggestions</key>
                <true/>
                <key>INIntentName</key>
                <!--! note combination-none: intent 'OrderSoup' has no combination of parameters for suggestions, so \
                that donating it fails and 'INShortcut(intent:)' gives nil; add one if the app donates it -->
                <string>OrderSoup</string>
                """
            )
        )
    }

    @Test(
        "a combination of parameters that exist, also of none, is enough",
        arguments: ["", "soup", "soup,size", "size, soup"]
    )
    func validCombination(key: String) throws {
        try expect(
            CombinationNone.self,
            in: .intent(
                """
                <key>INIntentName</key>
                <string>OrderSoup</string>
                <key>INIntentParameterCombinations</key>
                <dict><key>unknown</key><dict/><key>\(key)</key><dict/></dict>
                <key>INIntentParameters</key>
                <array>
                    <dict><key>INIntentParameterName</key><string>soup</string></dict>
                    <dict><key>INIntentParameterName</key><string>size</string></dict>
                </array>
                """
            )
        )
    }

    @Test(
        "intents that configure widgets only, of the system, and without a name are left alone",
        arguments: [
            "<key>INIntentName</key><string>Select</string><key>INIntentEligibleForWidgets</key><true/>",
            "<key>INIntentName</key><string>PlayMedia</string><key>INIntentType</key><string>System</string>",
            "<key>Name</key><string>Order</string>",
        ]
    )
    func otherIntents(entries: String) throws {
        try expect(CombinationNone.self, in: .intent(entries))
    }
}
