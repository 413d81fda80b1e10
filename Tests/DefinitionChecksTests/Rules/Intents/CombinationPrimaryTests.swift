import Basics
import Testing

@testable import DefinitionChecks

@Suite struct CombinationPrimaryTests {
    /// An intent with combinations and the parameters `soup` and `size`.
    private static func intent(_ combinations: String, key: String = "INIntentParameterCombinations") -> DefinitionText
    {
        .intent(
            """
            <key>INIntentName</key>
            <string>OrderSoup</string>
            <key>\(key)</key>
            \(combinations)
            <key>INIntentParameters</key>
            <array>
                <dict><key>INIntentParameterName</key><string>soup</string></dict>
                <dict><key>INIntentParameterName</key><string>size</string></dict>
            </array>
            """
        )
    }

    private static let primary = "<dict><key>INIntentParameterCombinationIsPrimary</key><true/></dict>"

    @Test("several combinations without a primary one are a warning that suggests the one with the most parameters")
    func noPrimary() throws {
        try expect(
            CombinationPrimary.self,
            in: Self.intent(
                """
                <!--! warning combination-primary: none of the 3 combinations for suggestions of intent 'OrderSoup' \
                is primary; mark one, for example 'soup,size', which has the most parameters -->
                <dict>
                    <key></key><dict/>
                    <key>soup</key><dict><key>INIntentParameterCombinationIsPrimary</key><false/></dict>
                    <key>soup,size</key><dict/>
                </dict>
                """
            )
        )
    }

    @Test("several primary combinations are a warning with a note at each")
    func severalPrimary() throws {
        try expect(
            CombinationPrimary.self,
            in: Self.intent(
                """
                <!--! warning combination-primary: 2 of the 3 combinations for suggestions of intent 'OrderSoup' are \
                primary; keep only one, for example 'soup,size', which has the most parameters -->
                <dict>
                    <!--! note combination-primary: '' is primary -->
                    <key></key>\(Self.primary)
                    <key>soup</key><dict/>
                    <!--! note combination-primary: 'soup,size' is primary -->
                    <key>soup,size</key>\(Self.primary)
                </dict>
                """
            )
        )
    }

    @Test("a name that isn't a parameter is a warning in a combination of either kind")
    func unknownParameter() throws {
        for key in ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"] {
            try expect(
                CombinationPrimary.self,
                in: Self.intent(
                    """
                    <dict>
                        <!--! warning combination-primary: combination 'soup,sise' lists 'sise', which isn't a \
                    parameter of the intent; did you mean 'size'? the parameters are 'soup', 'size' -->
                        <key>soup,sise</key><dict/>
                    </dict>
                    """,
                    key: key
                )
            )
        }
    }

    @Test(
        "one primary combination, a single combination and no combination are accepted",
        arguments: [
            "<dict><key>soup</key><dict/><key>soup,size</key>\(primary)</dict>", "<dict><key>soup</key><dict/></dict>",
            "<dict/>",
        ]
    )
    func accepted(combinations: String) throws {
        try expect(CombinationPrimary.self, in: Self.intent(combinations))
    }

    @Test("summaries for the Shortcuts editor don't need a primary one")
    func managedCombinations() throws {
        let combinations = "<dict><key>soup</key><dict/><key>soup,size</key><dict/></dict>"
        try expect(
            CombinationPrimary.self,
            in: Self.intent(combinations, key: "INIntentManagedParameterCombinations")
        )
    }

    @Test("the fix-it marks the combination with the most parameters")
    func fixIt() throws {
        try expect(
            CombinationPrimary.self,
            toTurn: Self.intent(
                """
                <dict>
                    <key>soup</key>
                    <dict/>
                    <key>soup,size</key>
                    <dict>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>Order</string>
                    </dict>
                </dict>
                """
            ),
            into: Self.intent(
                """
                <dict>
                    <key>soup</key>
                    <dict/>
                    <key>soup,size</key>
                    <dict>
                        <key>INIntentParameterCombinationIsPrimary</key>
                        <true/>
                        <key>INIntentParameterCombinationTitle</key>
                        <string>Order</string>
                    </dict>
                </dict>
                """
            )
        )
    }

    @Test("the fix-it keeps the primary combination with the most parameters")
    func fixItOfSeveral() throws {
        func combinations(_ first: String) -> DefinitionText {
            Self.intent("<dict><key></key>\(first)<key>soup,size</key>\(Self.primary)</dict>")
        }
        try expect(
            CombinationPrimary.self,
            toTurn: combinations(Self.primary),
            into: combinations(Self.primary.replacing("<true/>", with: "<false/>"))
        )
    }

    @Test(
        "the fix-it writes the parameter that was meant, or removes the unknown one",
        arguments: [("soup,sise", "soup,size"), ("soup,bread", "soup"), ("bread", "")]
    )
    func fixItOfUnknown(key: String, fixed: String) throws {
        try expect(
            CombinationPrimary.self,
            toTurn: Self.intent("<dict><key>\(key)</key><dict/></dict>"),
            into: Self.intent("<dict><key>\(fixed)</key><dict/></dict>")
        )
    }

    @Test("if another combination has the key already, there isn't a fix-it")
    func noFixIt() throws {
        let combinations = "<dict><key>soup,bread</key><dict/><key>soup</key>\(Self.primary)</dict>"
        let subject = try CheckSubject(of: [Self.intent(combinations).xml])
        let findings = subject.findings(of: CombinationPrimary.self, in: subject.definitions[0])
        #expect(findings.map(\.fixIts.count) == [0])
    }

    @Test("the first ten unknown names of a combination are reported")
    func manyUnknown() throws {
        let key = (0..<1000).map { "name\($0)" }.joined(separator: ",")
        let subject = try CheckSubject(of: [Self.intent("<dict><key>\(key)</key><dict/></dict>").xml])
        #expect(subject.findings(of: CombinationPrimary.self, in: subject.definitions[0]).count == 10)
    }
}
