import Testing

@testable import DefinitionChecks

@Suite struct RefDanglingTests {
    /// An enum with the cases `unknown` and `large`, and an intent with the parameters `soup` and `size`.
    private static func definition(
        _ entries: String,
        relationship: String = "",
        namespace: String = ""
    ) -> DefinitionText {
        .root(
            """
            <key>INEnums</key>
            <array>
                <dict>
                    <key>INEnumName</key><string>Size</string>
                    <key>INEnumValues</key>
                    <array>
                        <dict><key>INEnumValueName</key><string>unknown</string></dict>
                        <dict><key>INEnumValueName</key><string>large</string></dict>
                    </array>
                </dict>
            </array>
            <key>INIntents</key>
            <array>
                <dict>
                    \(entries)
                    <key>INIntentParameters</key>
                    <array>
                        <dict>
                            <key>INIntentParameterName</key><string>soup</string>
                            <key>INIntentParameterRelationship</key>
                            <dict>
                                \(relationship)
                            </dict>
                        </dict>
                        <dict>
                            <key>INIntentParameterEnumType</key><string>Size</string>
                            \(namespace)
                            <key>INIntentParameterName</key><string>size</string>
                            <key>INIntentParameterType</key><string>Integer</string>
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }

    @Test("an input, key parameter, parent or output that there is not is an error")
    func dangling() throws {
        let valid = "the parameters are 'soup', 'size'"
        try expect(
            RefDangling.self,
            in: Self.definition(
                """
                <key>INIntentInput</key>
                <!--! error ref-dangling: the input parameter 'sope' is not a parameter; did you mean 'soup'? \(valid) -->
                <string>sope</string>
                <key>INIntentKeyParameter</key>
                <!--! error ref-dangling: the key parameter 'quantity' is not a parameter; \(valid) -->
                <string>quantity</string>
                <key>INIntentResponse</key>
                <dict>
                    <key>INIntentResponseOutput</key>
                    <!--! error ref-dangling: the output 'soup' is not a response property; there are no properties -->
                    <string>soup</string>
                </dict>
                """,
                relationship: """
                    <key>INIntentParameterRelationshipParentName</key>
                    <!--! error ref-dangling: the parent 'Size' is not a parameter; did you mean 'size'? \(valid) -->
                    <string>Size</string>
                    """
            )
        )
    }

    @Test("a condition on a case that the parent's enum does not have is an error")
    func unknownCase() throws {
        try expect(
            RefDangling.self,
            in: Self.definition(
                "",
                relationship: """
                    <key>INIntentParameterRelationshipParentName</key><string>size</string>
                    <key>INIntentParameterRelationshipPredicateName</key><string>EnumHasExactValue</string>
                    <key>INIntentParameterRelationshipPredicateValue</key>
                    <!--! error ref-dangling: 'larg' is not a case of the enum 'Size' of 'size'; did you mean \
                    'large'? the cases are 'unknown', 'large' -->
                    <string>larg</string>
                    """
            )
        )
    }

    @Test(
        "names that exist, empty ones, other conditions and enums of the system are accepted",
        arguments: [
            ("<key>INIntentInput</key><string>soup</string>", "", ""),
            ("<key>INIntentKeyParameter</key><string></string>", "", ""),
            ("<key>INIntentType</key><string>System</string><key>INIntentInput</key><string>x</string>", "", ""),
            (
                "",
                """
                <key>INIntentParameterRelationshipPredicateName</key><string>HasAnyValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key><string>other</string>
                """, ""
            ),
            (
                "",
                """
                <key>INIntentParameterRelationshipParentName</key><string>size</string>
                <key>INIntentParameterRelationshipPredicateName</key><string>EnumHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key><string>other</string>
                """, "<key>INIntentParameterEnumTypeNamespace</key><string>System</string>"
            ),
        ]
    )
    func accepted(entries: String, relationship: String, namespace: String) throws {
        let definition = Self.definition(entries, relationship: relationship, namespace: namespace)
        try expect(RefDangling.self, in: definition)
    }

    @Test("the fix-it writes the name that was meant")
    func fixIt() throws {
        func definition(_ name: String) -> DefinitionText {
            Self.definition("<key>INIntentInput</key><string>\(name)</string>")
        }
        try expect(RefDangling.self, toTurn: definition("suop"), into: definition("soup"))
    }
}
