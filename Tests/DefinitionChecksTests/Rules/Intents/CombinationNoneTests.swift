import Testing

@testable import DefinitionChecks

@Suite struct CombinationNoneTests {
    @Test("an intent without combinations, or with only combinations of unknown parameters, is a warning")
    func noCombination() throws {
        try expect(
            CombinationNone.self,
            in: .intents(
                """
                <dict>
                    <key>INIntentName</key>
                    <!--! warning combination-none: intent 'OrderSoup' has no parameter combination for suggestions: \
                donations fail and 'INShortcut(intent:)' returns nil; add one without parameters -->
                    <string>OrderSoup</string>
                </dict>
                <dict>
                    <key>INIntentName</key>
                    <!--! warning combination-none: intent 'CancelSoup' has no parameter combination for suggestions: \
                donations fail and 'INShortcut(intent:)' returns nil; add one of 'soup' -->
                    <string>CancelSoup</string>
                    <key>INIntentParameterCombinations</key>
                    <dict>
                        <!--! note combination-none: 'soup,order' isn't valid: the intent has no parameter 'order' -->
                        <key>soup,order</key><dict/>
                    </dict>
                    <key>INIntentParameters</key>
                    <array><dict><key>INIntentParameterName</key><string>soup</string></dict></array>
                </dict>
                """
            )
        )
    }

    @Test("an intent that isn't eligible for suggestions gets a note")
    func neverSuggested() throws {
        try expect(
            CombinationNone.self,
            in: .intent(
                """
                <key>INIntentIneligibleForSuggestions</key>
                <true/>
                <key>INIntentName</key>
                <!--! note combination-none: intent 'OrderSoup' has no parameter combination for suggestions: \
                donations fail and 'INShortcut(intent:)' returns nil; add one without parameters if the app donates it \
                -->
                <string>OrderSoup</string>
                """
            )
        )
    }

    @Test(
        "one combination of existing parameters, or without parameters, is enough",
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
        "intents of the system, without a name or that only configure widgets aren't reported",
        arguments: [
            "<key>INIntentName</key><string>Select</string><key>INIntentEligibleForWidgets</key><true/>",
            "<key>INIntentName</key><string>PlayMedia</string><key>INIntentType</key><string>System</string>",
            "<key>Name</key><string>Order</string>",
        ]
    )
    func otherIntents(entries: String) throws {
        try expect(CombinationNone.self, in: .intent(entries))
    }

    @Test("the fix-it adds a combination of the parameters that don't depend on others")
    func fixIt() throws {
        let title = "<key>INIntentTitle</key>\n<string>Order Soup</string>"
        let parameters = """
            <key>INIntentParameters</key>
            <array>
                <dict><key>INIntentParameterName</key><string>soup</string></dict>
                <dict>
                    <key>INIntentParameterName</key><string>garnish</string>
                    <key>INIntentParameterRelationship</key>
                    <dict><key>INIntentParameterRelationshipParentName</key><string>soup</string></dict>
                </dict>
                <dict><key>INIntentParameterName</key><string>size</string></dict>
            </array>
            """
        func intent(_ combinations: String) -> DefinitionText {
            .intent("<key>INIntentName</key>\n<string>Order</string>\n\(combinations)\(parameters)\n\(title)")
        }
        let combination = """
                <key>soup,size</key>
                <dict>
                    <key>INIntentParameterCombinationIsPrimary</key>
                    <true/>
                    <key>INIntentParameterCombinationSupportsBackgroundExecution</key>
                    <true/>
                    <key>INIntentParameterCombinationTitle</key>
                    <string>Order Soup</string>
                    <key>INIntentParameterCombinationTitleID</key>
                    <string>KEY</string>
                </dict>
            """
            .replacing("KEY", with: NewKeys(avoiding: []).key(replacing: "Order", for: "Order Soup"))
        let key = "<key>INIntentParameterCombinations</key>"
        try expect(
            CombinationNone.self,
            toTurn: intent(""),
            into: intent("\(key)\n<dict>\n\(combination)\n</dict>\n")
        )
        try expect(
            CombinationNone.self,
            toTurn: intent("\(key)\n<dict/>\n"),
            into: intent("\(key)\n<dict>\n\(combination)\n</dict>\n")
        )
    }
}
