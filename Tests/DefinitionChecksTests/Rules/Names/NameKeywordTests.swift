import Testing

@testable import DefinitionChecks

@Suite struct NameKeywordTests {
    private static func mark(_ noun: String, _ name: String) -> String {
        """
        <!--! note name-keyword: \(noun) '\(name)' has the name of a Swift keyword; generated code puts it in \
        backticks, so no change is needed -->
        """
    }

    @Test("a keyword as the name of a member or case is a note")
    func keywords() throws {
        try expect(
            NameKeyword.self,
            in: .root(
                """
                <key>INEnums</key>
                <array>
                    <dict>
                        <key>INEnumValues</key>
                        <array>
                            <dict>
                                <key>INEnumValueName</key>
                                \(Self.mark("enum case", "default"))
                                <string>default</string>
                            </dict>
                        </array>
                    </dict>
                </array>
                <key>INIntents</key>
                <array>
                    <dict>
                        <key>INIntentParameters</key>
                        <array>
                            <dict>
                                <key>INIntentParameterName</key>
                                \(Self.mark("parameter", "in"))
                                <string>in</string>
                            </dict>
                        </array>
                        <key>INIntentResponse</key>
                        <dict>
                            <key>INIntentResponseCodes</key>
                            <array>
                                <dict>
                                    <key>INIntentResponseCodeName</key>
                                    \(Self.mark("response code", "public"))
                                    <string>public</string>
                                </dict>
                            </array>
                            <key>INIntentResponseParameters</key>
                            <array>
                                <dict>
                                    <key>INIntentResponseParameterName</key>
                                    \(Self.mark("response property", "is"))
                                    <string>is</string>
                                </dict>
                            </array>
                        </dict>
                    </dict>
                </array>
                <key>INTypes</key>
                <array>
                    <dict>
                        <key>INTypeProperties</key>
                        <array>
                            <dict>
                                <key>INTypePropertyName</key>
                                \(Self.mark("property", "Type"))
                                <string>Type</string>
                            </dict>
                        </array>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test(
        "words that Swift accepts as names of members are accepted",
        arguments: ["open", "any", "Default", "get"]
    )
    func names(name: String) throws {
        try expect(
            NameKeyword.self,
            in: .enumeration(
                """
                <key>INEnumValues</key>
                <array><dict><key>INEnumValueName</key><string>\(name)</string></dict></array>
                """
            )
        )
    }
}
