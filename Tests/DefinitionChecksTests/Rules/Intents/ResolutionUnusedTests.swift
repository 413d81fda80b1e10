import Testing

@testable import DefinitionChecks

@Suite struct ResolutionUnusedTests {
    /// The parameters `soup`, `size` and `bread`; the last one isn't resolved.
    private static let parameters = """
        <key>INIntentParameters</key>
        <array>
            <dict>
                <key>INIntentParameterName</key><string>soup</string>
                <key>INIntentParameterSupportsResolution</key>
                <!--! note resolution-unused: intent 'Select' only configures widgets, so the app is never asked \
        to resolve 'soup', 'size'; turn resolution off -->
                <true/>
            </dict>
            <dict>
                <key>INIntentParameterName</key><string>size</string>
                <key>INIntentParameterSupportsResolution</key><true/>
            </dict>
            <dict>
                <key>INIntentParameterName</key><string>bread</string>
            </dict>
        </array>
        """

    @Test("resolution and confirmation of an intent that only configures widgets are one note each")
    func widgetIntent() throws {
        try expect(
            ResolutionUnused.self,
            in: .intent(
                """
                <key>INIntentEligibleForWidgets</key>
                <true/>
                <key>INIntentName</key>
                <string>Select</string>
                \(Self.parameters)
                <key>INIntentUserConfirmationRequired</key>
                <!--! note resolution-unused: intent 'Select' only configures widgets and is never confirmed; turn \
                confirmation off -->
                <true/>
                """
            )
        )
    }

    @Test(
        "intents that also run, and widget intents without either, are accepted",
        arguments: [
            """
            <key>INIntentConfigurable</key><true/><key>INIntentEligibleForWidgets</key><true/>
            <key>INIntentUserConfirmationRequired</key><true/>
            """,
            "<key>INIntentUserConfirmationRequired</key><true/>",
            """
            <key>INIntentEligibleForWidgets</key><true/>
            <key>INIntentUserConfirmationRequired</key><false/>
            """,
        ]
    )
    func accepted(entries: String) throws {
        try expect(ResolutionUnused.self, in: .intent(entries))
    }

    @Test("the fix-its turn resolution off for all parameters, and confirmation")
    func fixIt() throws {
        func intent(_ resolution: String, _ confirmation: String) -> DefinitionText {
            let parameters = ["soup", "size"].map { name in
                "<dict>\n<key>INIntentParameterName</key>\n<string>\(name)</string>\n\(resolution)</dict>"
            }
            return .intent(
                """
                <key>INIntentEligibleForWidgets</key>
                <true/>
                <key>INIntentParameters</key>
                <array>
                \(parameters.joined(separator: "\n"))
                </array>
                <key>INIntentTitle</key>
                <string>Select</string>
                \(confirmation)
                """
            )
        }
        try expect(
            ResolutionUnused.self,
            toTurn: intent(
                "<key>INIntentParameterSupportsResolution</key>\n<true/>\n",
                "<key>INIntentUserConfirmationRequired</key>\n<true/>\n"
            ),
            into: intent("", "")
        )
    }
}
