import Testing

@testable import DefinitionChecks

@Suite struct DynamicOptionsOnEnumTests {
    @Test("dynamic options for an enum are an error, even for an enum of the system")
    func enumParameter() throws {
        for namespace in ["", "<key>INIntentParameterEnumTypeNamespace</key><string>System</string>"] {
            try expect(
                DynamicOptionsOnEnum.self,
                in: .intent(
                    """
                    <key>INIntentParameters</key>
                    <array>
                        <dict>
                            <key>INIntentParameterEnumType</key>
                            <string>Size</string>
                            \(namespace)
                            <key>INIntentParameterName</key>
                            <string>size</string>
                            <key>INIntentParameterSupportsDynamicEnumeration</key>
                            <!--! error dynamic-options-on-enum: parameter 'size' has dynamic options, but the cases \
                    of its enum 'Size' are fixed; turn dynamic options off, or use a type instead of the enum -->
                            <true/>
                            <key>INIntentParameterType</key>
                            <string>Integer</string>
                        </dict>
                    </array>
                    """
                )
            )
        }
    }

    @Test(
        "numbers, types, and enums without options are accepted",
        arguments: [
            ("Integer", "", "true"), ("Integer", "Size", "false"), ("Object", "Size", "true"), ("String", "", "true"),
        ]
    )
    func accepted(type: String, enumeration: String, options: String) throws {
        try expect(
            DynamicOptionsOnEnum.self,
            in: .intent(
                """
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterEnumType</key>
                        <string>\(enumeration)</string>
                        <key>INIntentParameterSupportsDynamicEnumeration</key>
                        <\(options)/>
                        <key>INIntentParameterType</key>
                        <string>\(type)</string>
                    </dict>
                </array>
                """
            )
        )
    }

    @Test("the fix-it turns the options off, and the search with them")
    func fixIt() throws {
        func parameter(_ value: String) -> DefinitionText {
            .intent(
                """
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterEnumType</key>
                        <string>Size</string>
                        <key>INIntentParameterSupportsDynamicEnumeration</key>
                        <\(value)/>
                        <key>INIntentParameterSupportsSearch</key>
                        <\(value)/>
                        <key>INIntentParameterType</key>
                        <string>Integer</string>
                    </dict>
                </array>
                """
            )
        }
        try expect(DynamicOptionsOnEnum.self, toTurn: parameter("true"), into: parameter("false"))
    }
}
