import Basics
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

    @Test("a placeholder without a name is an error in both texts")
    func malformed() throws {
        try expect(
            ResponsePlaceholder.self,
            in: Self.intent(
                """
                ${soup}: <!--! error response-placeholder: '${reason..text}' lacks a name between two dots; write \
                '${reason.text}' -->${reason..text}
                """,
                concise: """
                    <!--! error response-placeholder: '${}' lacks a name between its braces; the properties and \
                    parameters are 'reason', 'soup' -->${}
                    """
            )
        )
    }

    @Test("properties, parameters and paths into them are accepted")
    func accepted() throws {
        try expect(ResponsePlaceholder.self, in: Self.intent("${soup}: ${reason}", concise: "${reason.text.first}"))
    }

    /// A definition whose response speaks a text about properties of many types.
    private static func typed(_ text: String) -> DefinitionText {
        DefinitionText(
            xml: """
                <plist version="1.0"><dict>
                <key>INEnums</key><array><dict>
                    <key>INEnumName</key><string>Size</string>
                    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array>
                </dict></array>
                <key>INIntents</key><array><dict>
                    <key>INIntentName</key><string>Play</string>
                    <key>INIntentParameters</key><array>
                        \(property("shop", "Placemark", of: "INIntentParameter"))
                    </array>
                    <key>INIntentResponse</key><dict>
                        <key>INIntentResponseCodes</key><array><dict>
                            <key>INIntentResponseCodeFormatString</key><string>\(text)</string>
                            <key>INIntentResponseCodeName</key><string>success</string>
                        </dict></array>
                        <key>INIntentResponseParameters</key><array>
                            \(property("track", "Object", type: "Track", of: "INIntentResponseParameter"))
                            \(property("thing", "Object", of: "INIntentResponseParameter"))
                            \(property("song", "Object", type: "Song", system: true, of: "INIntentResponseParameter"))
                            \(property("size", "Integer", type: "Size", of: "INIntentResponseParameter"))
                            \(property("count", "Integer", of: "INIntentResponseParameter"))
                            \(property("artist", "Person", of: "INIntentResponseParameter"))
                        </array>
                    </dict>
                </dict></array>
                <key>INTypes</key><array><dict>
                    <key>INTypeName</key><string>Track</string>
                    <key>INTypeProperties</key><array>
                        \(property("albumName", "String", of: "INTypeProperty"))
                        \(property("next", "Object", type: "Track", of: "INTypeProperty"))
                        \(property("length", "TimeInterval", of: "INTypeProperty"))
                    </array>
                </dict></array>
                </dict></plist>
                """
        )
    }

    private static func property(
        _ name: String,
        _ type: String,
        type declared: String? = nil,
        system: Bool = false,
        of prefix: String
    ) -> String {
        let kind = type == "Object" ? "Object" : "Enum"
        let reference = declared.map { "<key>\(prefix)\(kind)Type</key><string>\($0)</string>" } ?? ""
        let namespace = system ? "<key>\(prefix)\(kind)TypeNamespace</key><string>System</string>" : ""
        return """
            <dict><key>\(prefix)Name</key><string>\(name)</string>\(reference)\(namespace)\
            <key>\(prefix)Type</key><string>\(type)</string></dict>
            """
    }

    @Test(
        "a path through types of the file, of frameworks and through unknown ones is accepted",
        arguments: [
            "${track}", "${track.albumName}", "${track.next.next.albumName}", "${track.displayString}",
            "${track.subtitleString}", "${thing.identifier}", "${song.anything}", "${shop.locality}",
            "${artist.nameComponents.givenName}", "${artist.personHandle.value}", "${count}", "${size}",
            "${track.alternativeSpeakableMatches.spokenPhrase}",
        ]
    )
    func acceptedPaths(text: String) throws {
        try expect(ResponsePlaceholder.self, in: Self.typed(text))
    }

    private static let ofObjects =
        "'subtitleString', 'spokenPhrase', 'vocabularyIdentifier', 'alternativeSpeakableMatches'"

    @Test(
        "a path that leads nowhere is reported with the wrong part, its type and the valid names",
        arguments: [
            (
                "${track.albumNam}", "error",
                """
                'albumNam' isn't a property of type 'Track'; did you mean 'albumName'? the properties are 'albumName', \
                'next', 'length', 'identifier', 'displayString', 'pronunciationHint', \(ofObjects)
                """
            ),
            (
                "${track.next.albm}", "error",
                """
                'albm' isn't a property of type 'Track'; the properties are 'albumName', 'next', 'length', \
                'identifier', 'displayString', 'pronunciationHint', \(ofObjects)
                """
            ),
            (
                "${track.albumName.x}", "error",
                "'track.albumName' is a value of type 'String', which has no properties; write '${track.albumName}'"
            ),
            ("${size.name}", "error", "'size' is a case of enum 'Size', which has no properties; write '${size}'"),
            ("${count.x}", "error", "'count' is a value of type 'Integer', which has no properties; write '${count}'"),
            (
                "${thing.titel}", "warning",
                """
                'titel' isn't a property of an object without a type; the properties are 'identifier', 'displayString', \
                'pronunciationHint', \(ofObjects)
                """
            ),
            (
                "${artist.personHandle.valu}", "warning",
                """
                'valu' isn't a property of a value of type 'INPersonHandle'; did you mean 'value'? the properties are \
                'value', 'label'
                """
            ),
        ]
    )
    func wrongPaths(text: String, severity: String, finding: String) throws {
        let mark = "<!--! \(severity) response-placeholder: '\(text)' has no value: \(finding) -->"
        try expect(ResponsePlaceholder.self, in: Self.typed(mark + text))
    }

    @Test("the fix-it of a path writes the name that was meant and keeps the rest")
    func pathFixIt() throws {
        try expect(
            ResponsePlaceholder.self,
            toTurn: Self.typed("a ${track.nxt.albumName} b"),
            into: Self.typed("a ${track.next.albumName} b")
        )
    }

    @Test("an intent without parameters and properties has no valid names")
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

    @Test("after a hundred findings there are no suggestions, so a definition full of errors is checked quickly")
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

    @Test("if no name is similar, the fix-it adds a property of that name")
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
