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

    /// An intent whose response has a text, and perhaps properties.
    private func response(_ text: String, counter: String = "", properties: String = "") -> DefinitionText {
        .intent(
            """
            <key>INIntentName</key>
            <string>Order</string>
            <key>INIntentResponse</key>
            <dict>
            \t<key>INIntentResponseCodes</key>
            \t<array>
            \t\t<dict>
            \t\t\t<key>INIntentResponseCodeFormatString</key>
            \t\t\t<string>\(text)</string>
            \t\t</dict>
            \t</array>
            \(counter)\(properties)</dict>
            """
        )
    }

    private func counter(_ tag: Int) -> String {
        "\t<key>INIntentResponseLastParameterTag</key>\n\t<integer>\(tag)</integer>\n"
    }

    private func property(_ name: String, tag: Int, place: Int) -> String {
        let key = NewKeys(avoiding: []).key(replacing: "Order", for: name.prefix(1).uppercased() + name.dropFirst())
        return """
            \t\t<dict>
            \t\t\t<key>INIntentResponseParameterDisplayName</key>
            \t\t\t<string>\(name.prefix(1).uppercased() + name.dropFirst())</string>
            \t\t\t<key>INIntentResponseParameterDisplayNameID</key>
            \t\t\t<string>\(key)</string>
            \t\t\t<key>INIntentResponseParameterDisplayPriority</key>
            \t\t\t<integer>\(place)</integer>
            \t\t\t<key>INIntentResponseParameterName</key>
            \t\t\t<string>\(name)</string>
            \t\t\t<key>INIntentResponseParameterTag</key>
            \t\t\t<integer>\(tag)</integer>
            \t\t\t<key>INIntentResponseParameterType</key>
            \t\t\t<string>String</string>
            \t\t</dict>

            """
    }

    private func list(_ properties: String...) -> String {
        "\t<key>INIntentResponseParameters</key>\n\t<array>\n\(properties.joined())\t</array>\n"
    }

    @Test("where no name is near, the fix-it adds a property of that name")
    func addedProperty() throws {
        try expect(
            ResponsePlaceholder.self,
            toTurn: response("Sorry: ${reason}"),
            into: response("Sorry: ${reason}", properties: list(property("reason", tag: 1, place: 1)))
        )
        let waiting = property("wait", tag: 4, place: 1)
        try expect(
            ResponsePlaceholder.self,
            toTurn: response("Sorry: ${reason}", counter: counter(5), properties: list(waiting)),
            into: response(
                "Sorry: ${reason}",
                counter: counter(6),
                properties: list(waiting, property("reason", tag: 6, place: 2))
            )
        )
    }

    @Test("a path, and what is no name, give no property", arguments: ["${reason.text}", "${a b}"])
    func noProperty(text: String) throws {
        let subject = try CheckSubject(of: [response(text).xml])
        let findings = subject.findings(of: ResponsePlaceholder.self, in: subject.definitions[0])
        #expect(findings.map(\.fixIts.count) == [0])
    }
}
