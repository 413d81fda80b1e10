import Testing

@testable import DefinitionChecks

@Suite struct ParamNoPromptTests {
    /// A definition with one intent for the Shortcuts app and one parameter.
    private static func definition(
        parameter: String,
        intent: String = "<key>INIntentConfigurable</key><true/>",
        version: String = "1.2"
    ) -> DefinitionText {
        .root(
            """
            <key>INIntentDefinitionModelVersion</key>
            <string>\(version)</string>
            <key>INIntents</key>
            <array>
                <dict>
                    \(intent)
                    <key>INIntentParameters</key>
                    <array>
                        <dict>
                            \(parameter)
                        </dict>
                    </array>
                </dict>
            </array>
            """
        )
    }

    private static let configurable = "<key>INIntentParameterConfigurable</key><true/>"
    private static let resolved = "<key>INIntentParameterSupportsResolution</key><true/>"

    @Test(
        "a parameter that Siri may ask for without a primary dialog is a warning",
        arguments: [
            "", "<key>INIntentParameterPromptDialogs</key><array/>",
            """
            <key>INIntentParameterPromptDialogs</key>
            <array><dict><key>INIntentParameterPromptDialogType</key><string>Configuration</string></dict></array>
            """,
        ]
    )
    func noPrompt(dialogs: String) throws {
        try expect(
            ParamNoPrompt.self,
            in: Self.definition(
                parameter: """
                    \(Self.configurable)
                    <key>INIntentParameterName</key>
                    <!--! warning param-no-prompt: Siri may ask for parameter 'soup', which has no prompt; \
                    add a 'Primary' dialog -->
                    <string>soup</string>
                    \(dialogs)
                    \(Self.resolved)
                    """
            )
        )
    }

    @Test("before version 1.2, people can set all parameters in Shortcuts")
    func olderVersion() throws {
        try expect(
            ParamNoPrompt.self,
            in: Self.definition(
                parameter: """
                    <key>INIntentParameterName</key>
                    <!--! warning param-no-prompt: Siri may ask for parameter 'soup', which has no prompt; \
                    add a 'Primary' dialog -->
                    <string>soup</string>
                    \(Self.resolved)
                    """,
                version: "1.1"
            )
        )
    }

    @Test(
        "parameters with a primary dialog, default value or condition, or not set or resolved, are accepted",
        arguments: [
            """
            \(configurable)\(resolved)
            <key>INIntentParameterPromptDialogs</key>
            <array><dict><key>INIntentParameterPromptDialogType</key><string>Primary</string></dict></array>
            """,
            """
            \(configurable)\(resolved)
            <key>INIntentParameterMetadata</key>
            <dict><key>INIntentParameterMetadataDefaultValue</key><string>soup</string></dict>
            """,
            """
            \(configurable)\(resolved)
            <key>INIntentParameterRelationship</key>
            <dict><key>INIntentParameterRelationshipParentName</key><string>size</string></dict>
            """,
            configurable, resolved, "\(configurable)\(resolved)<key>INIntentParameterPromptDialogs</key><string/>",
        ]
    )
    func accepted(parameter: String) throws {
        try expect(ParamNoPrompt.self, in: Self.definition(parameter: parameter))
    }

    @Test("intents that Shortcuts doesn't offer aren't reported")
    func otherIntents() throws {
        let parameter = Self.configurable + Self.resolved
        try expect(ParamNoPrompt.self, in: Self.definition(parameter: parameter, intent: ""))
    }
}
