import DefinitionDiagnostics
import Testing

@testable import DefinitionChecks

@Suite struct ResponsePlaceholderTests {
    /// An intent with a parameter and a response property, and a code with two texts.
    private static func intent(_ text: String, concise: String = "") -> DefinitionText {
        .intent(
            """
            <key>INIntentName</key>
            <string>OrderSoup</string>
            <key>INIntentParameters</key>
            <array>
                <dict><key>INIntentParameterName</key><string>soup</string></dict>
            </array>
            <key>INIntentResponse</key>
            <dict>
                <key>INIntentResponseCodes</key>
                <array>
                    <dict>
                        <key>INIntentResponseCodeConciseFormatString</key>
                        <string>\(concise)</string>
                        <key>INIntentResponseCodeFormatString</key>
                        <string>\(text)</string>
                        <key>INIntentResponseCodeName</key>
                        <string>failure</string>
                    </dict>
                </array>
                <key>INIntentResponseParameters</key>
                <array>
                    <dict><key>INIntentResponseParameterName</key><string>reason</string></dict>
                </array>
            </dict>
            """
        )
    }

    @Test("a name that is neither property nor parameter is an error in both texts, at its placeholder")
    func unknownNames() throws {
        let valid = "the properties and parameters are 'reason', 'soup'"
        try expect(
            ResponsePlaceholder.self,
            in: Self.intent(
                """
                Sorry: <!--! error response-placeholder: '${reasn.text}' names neither a property of the response nor \
                a parameter; did you mean 'reason'? \(valid) -->${reasn.text}
                """,
                concise: """
                    <!--! error response-placeholder: '${failureDescription}' names neither a property of the \
                    response nor a parameter; \(valid) -->${failureDescription}
                    """
            )
        )
    }

    @Test("properties, parameters and paths into them are accepted")
    func accepted() throws {
        try expect(ResponsePlaceholder.self, in: Self.intent("${soup}: ${reason}", concise: "${reason.text.first}"))
    }

    @Test("an intent without parameters and properties has no names at all")
    func noNames() throws {
        try expect(
            ResponsePlaceholder.self,
            in: .intent(
                """
                <key>INIntentResponse</key>
                <dict>
                    <key>INIntentResponseCodes</key>
                    <array>
                        <dict>
                            <key>INIntentResponseCodeFormatString</key>
                            <string><!--! error response-placeholder: '${a}' names neither a property of the response \
                nor a parameter; there are no properties and parameters -->${a} ${a}</string>
                        </dict>
                    </array>
                </dict>
                """
            )
        )
    }

    @Test("the fix-it writes the name that was meant")
    func fixIt() throws {
        try expect(
            ResponsePlaceholder.self,
            toTurn: Self.intent("${soup}, ${raeson}"),
            into: Self.intent("${soup}, ${reason}")
        )
    }

    @Test("the place of a finding ends with the placeholder")
    func end() throws {
        let subject = try CheckSubject(of: [Self.intent("Sorry, ${raeson} today").xml])
        let finding = try #require(
            subject.findings(of: ResponsePlaceholder.self, in: subject.definitions[0]).first
        )
        let (start, end) = (try #require(finding.location.position), try #require(finding.location.end))
        #expect(start.line == end.line)
        #expect(end.column - start.column == "${raeson}".utf8.count)
    }

    @Test("after a hundred findings there are no suggestions, so that a definition full of errors costs no more")
    func manyFindings() throws {
        let text = (0..<150).map { "${raeson\($0)}" }.joined()
        let subject = try CheckSubject(of: [Self.intent(text).xml])
        let findings = subject.findings(of: ResponsePlaceholder.self, in: subject.definitions[0])
        #expect(findings.count == 150)
        #expect(findings.count { $0.message.contains("are 'reason'") } == 100)
    }
}
