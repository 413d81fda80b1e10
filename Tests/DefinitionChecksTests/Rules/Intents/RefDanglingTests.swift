import Basics
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

    @Test("an input, key parameter, parent or output that doesn't exist is an error")
    func dangling() throws {
        let valid = "the parameters are 'soup', 'size'"
        try expect(
            RefDangling.self,
            in: Self.definition(
                """
                <key>INIntentInput</key>
                <!--! error ref-dangling: the input parameter 'sope' isn't a parameter of the intent; did you mean \
                'soup'? \(valid) -->
                <string>sope</string>
                <key>INIntentKeyParameter</key>
                <!--! error ref-dangling: the key parameter 'quantity' isn't a parameter of the intent; \(valid) -->
                <string>quantity</string>
                <key>INIntentResponse</key>
                <dict>
                    <key>INIntentResponseOutput</key>
                    <!--! error ref-dangling: the output 'soup' isn't a response property; there are no properties -->
                    <string>soup</string>
                </dict>
                """,
                relationship: """
                    <key>INIntentParameterRelationshipParentName</key>
                    <!--! error ref-dangling: the parent 'Size' isn't a parameter of the intent; did you mean 'size'? \
                    \(valid) -->
                    <string>Size</string>
                    """
            )
        )
    }

    @Test("a condition on a case that the parent's enum doesn't have is an error")
    func unknownCase() throws {
        try expect(
            RefDangling.self,
            in: Self.definition(
                "",
                relationship: """
                    <key>INIntentParameterRelationshipParentName</key><string>size</string>
                    <key>INIntentParameterRelationshipPredicateName</key><string>EnumHasExactValue</string>
                    <key>INIntentParameterRelationshipPredicateValue</key>
                    <!--! error ref-dangling: 'larg' isn't a case of enum 'Size', the type of 'size'; did you mean \
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

    /// A definition whose enum has the cases `unknown` (0), `small` (1) and `large` (4), and a parameter, a response
    /// property and a property of a type that hold it and have a default value.
    private func defaults(_ value: String, members: [String] = ["parameter"]) throws -> [String] {
        func entries(_ prefix: String, _ owner: String) -> String {
            let metadata = """
                <key>\(prefix)Metadata</key><dict><key>\(prefix)MetadataDefaultValue</key>\(value)</dict>
                """
            return """
                <dict><key>\(prefix)EnumType</key><string>Size</string>
                \(members.contains(owner) ? metadata : "")
                <key>\(prefix)Name</key><string>size</string>
                <key>\(prefix)SupportsMultipleValues</key><true/>
                <key>\(prefix)Type</key><string>Integer</string></dict>
                """
        }
        let cases = [("unknown", ""), ("small", "<integer>1</integer>"), ("large", "<integer>4</integer>")].map {
            name,
            index in
            let entry = index.isEmpty ? "" : "<key>INEnumValueIndex</key>\(index)"
            return "<dict>\(entry)<key>INEnumValueName</key><string>\(name)</string></dict>"
        }
        let definition = DefinitionText.root(
            """
            <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
            <key>INEnumValues</key><array>\(cases.joined())</array></dict></array>
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key><array>\(entries("INIntentParameter", "parameter"))</array>
            <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key>
            <array>\(entries("INIntentResponseParameter", "response"))</array></dict></dict></array>
            <key>INTypes</key><array><dict><key>INTypeName</key><string>Soup</string>
            <key>INTypeProperties</key><array>\(entries("INTypeProperty", "type"))</array></dict></array>
            """
        )
        let subject = try CheckSubject(of: [definition.xml])
        return subject.findings(of: RefDangling.self, in: subject.definitions[0]).map(\.message)
    }

    @Test(
        "a default value is the name or the index of a case, or a list of them",
        arguments: [
            "<string>large</string>", "<string></string>", "<integer>0</integer>", "<integer>4</integer>",
            "<real>1</real>", "<data></data>", "<array/>",
            "<array><string>small</string><integer>4</integer></array>",
        ]
    )
    func defaultCases(value: String) throws {
        #expect(try defaults(value, members: ["parameter", "response", "type"]) == [])
    }

    @Test(
        "a default value, or each value of a list, that is neither the name nor the index of a case is an error",
        arguments: [
            ("<string>larg</string>", ["'larg' of 'size' isn't a case"]),
            ("<string>1</string>", ["'1' of 'size' isn't a case"]),
            ("<integer>2</integer>", ["2 of 'size' isn't the index of a case"]),
            ("<integer>-1</integer>", ["-1 of 'size' isn't the index of a case"]),
            ("<real>0.5</real>", ["0.5 of 'size' isn't the index of a case"]),
            ("<true/>", ["<true/> of 'size' isn't the name of a case"]),
            ("<data>AAAA</data>", ["(data) of 'size' isn't the name of a case"]),
            ("<dict/>", ["(a dictionary) of 'size' isn't the name of a case"]),
            (
                "<array><string>larg</string><string>small</string><integer>9</integer></array>",
                ["'larg' of 'size' isn't a case", "9 of 'size' isn't the index of a case"]
            ),
            ("<array><array/></array>", ["(a list) of 'size' isn't the name of a case"]),
        ]
    )
    func wrongDefaults(value: String, expected: [String]) throws {
        for member in ["parameter", "response", "type"] {
            let found = try defaults(value, members: [member])
            #expect(found.count == expected.count, "\(found)")
            for (message, part) in zip(found, expected) {
                #expect(message.hasPrefix("the default value \(part) of enum 'Size'; "))
                #expect(message.hasSuffix("the cases are 'unknown', 'small', 'large'"))
            }
        }
    }

    @Test("the fix-it writes the name that was meant")
    func fixIt() throws {
        func definition(_ name: String) -> DefinitionText {
            Self.definition("<key>INIntentInput</key><string>\(name)</string>")
        }
        try expect(RefDangling.self, toTurn: definition("suop"), into: definition("soup"))
    }

    @Test("a system intent and its parameters must exist, though a later system may have others")
    func systemIntents() throws {
        func intent(_ name: String, parameter: String, mark: String = "", parameterMark: String = "") -> String {
            """
            <dict>
                <key>INIntentName</key>
                \(mark)
                <string>\(name)</string>
                <key>INIntentParameters</key>
                <array><dict><key>INIntentParameterName</key>
                \(parameterMark)
                <string>\(parameter)</string></dict></array>
                <key>INIntentType</key><string>System</string>
            </dict>
            """
        }
        let intents = [
            intent("SendMessage", parameter: "recipients"),
            intent(
                "SendMesage",
                parameter: "anything",
                mark: """
                    <!--! warning ref-dangling: the system has no intent 'SendMesage'; did you mean 'SendMessage'? -->
                    """
            ),
            intent(
                "PlayMedia",
                parameter: "mediaItem",
                parameterMark: """
                    <!--! warning ref-dangling: system intent 'PlayMedia' has no parameter 'mediaItem'; did you mean \
                    'mediaItems'? the parameters are 'mediaItems', 'playShuffled', 'playbackRepeatMode', \
                    'resumePlayback', 'playbackQueueLocation', 'playbackSpeed', 'mediaContainer', 'mediaSearch' -->
                    """
            ),
            // The tool has no facts about the intents of cars.
            intent("ListCars", parameter: "anything"),
        ]
        try expect(RefDangling.self, in: .intents(intents.joined(separator: "\n")))
    }
}
