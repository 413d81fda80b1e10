import Basics
import IntentDefinition
import PropertyLists
import Testing

@Suite("Decoding a definition")
struct DecodingTests {
    @Test("each field of a dictionary lands in its property, with its place")
    func fields() throws {
        let definition = try decode(
            """
            <key>INIntents</key>
            <array>
            \t<dict>
            \t\t<key>INIntentName</key>
            \t\t<string>OrderSoup</string>
            \t\t<key>INIntentEligibleForWidgets</key>
            \t\t<true/>
            \t\t<key>INIntentLastParameterTag</key>
            \t\t<integer>4</integer>
            \t</dict>
            </array>
            """
        )
        let intent = try #require(definition.intents?.value.first)
        #expect(intent.name == Located("OrderSoup", at: SourcePosition(line: 8, column: 3)))
        #expect(intent.eligibleForWidgets == Located(true, at: SourcePosition(line: 10, column: 3)))
        #expect(intent.lastParameterTag?.value.integerValue == 4)
        #expect(intent.position == SourcePosition(line: 6, column: 2))
        #expect(intent.title == KeyedText())
        #expect(intent.other.isEmpty)
    }

    @Test("a missing list differs from an empty one")
    func missingLists() throws {
        let definition = try decode("<key>INEnums</key><array/>")
        #expect(definition.enums?.value.isEmpty == true)
        #expect(definition.types == nil)
    }

    @Test("metadata of parameters, response properties and type properties is read by its own keys")
    func metadata() throws {
        let definition = try decode(
            """
            <key>INIntents</key><array><dict>
            <key>INIntentParameters</key><array><dict><key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataType</key><string>Slider</string></dict></dict></array>
            <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array><dict>
            <key>INIntentResponseParameterMetadata</key><dict>
            <key>INIntentResponseParameterMetadataType</key><string>Date</string></dict></dict></array></dict>
            </dict></array>
            <key>INTypes</key><array><dict><key>INTypeProperties</key><array><dict>
            <key>INTypePropertyMetadata</key><dict>
            <key>INTypePropertyMetadataType</key><string>DateTime</string></dict></dict></array></dict></array>
            """
        )
        let intent = try #require(definition.intents?.value.first)
        #expect(intent.parameters?.value.first?.metadata?.type?.value == "Slider")
        #expect(intent.response?.parameters?.value.first?.metadata?.type?.value == "Date")
        #expect(definition.types?.value.first?.properties?.value.first?.metadata?.type?.value == "DateTime")
    }

    @Test("combinations are read by their comma lists, the empty one included")
    func combinations() throws {
        let definition = try decode(
            """
            <key>INIntents</key><array><dict><key>INIntentParameterCombinations</key><dict>
            <key></key><dict><key>INIntentParameterCombinationTitle</key><string>Order</string></dict>
            <key>soup,size</key><dict/></dict></dict></array>
            """
        )
        let combinations = try #require(definition.intents?.value.first?.parameterCombinations?.value)
        #expect(combinations.map(\.key.value) == ["", "soup,size"])
        #expect(combinations.first?.title.text?.value == "Order")
    }

    @Test("a key without a property, and a known key in another dictionary, are kept as they are")
    func unknownKeys() throws {
        let definition = try decode(
            "<key>Author</key><array><string>Ada</string></array><key>INIntentName</key><string>lost</string>"
        )
        #expect(definition.other.map(\.key) == ["Author", "INIntentName"])
        guard case .array(let names) = definition.other.first?.value.content else {
            Issue.record("no list")
            return
        }
        #expect(names.map(\.content) == [.string("Ada")])
    }

    @Test(
        "a value of the wrong type is an error at the value, and is kept",
        arguments: [
            ("<key>INIntents</key><string>none</string>", "an '<array>' of '<dict>'"),
            ("<key>INIntentDefinitionNamespace</key><integer>1</integer>", "a '<string>'"),
            ("<key>INTypes</key><dict/>", "an '<array>' of '<dict>'"),
        ]
    )
    func wrongTypes(entry: String, expected: String) throws {
        var diagnostics: [Diagnostic] = []
        let definition = try #require(
            DefinitionDecoder(file: "A.intentdefinition").decode(document(entry), diagnostics: &diagnostics)
        )
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(diagnostic.id == .schemaType && diagnostic.severity == .error)
        #expect(diagnostic.message.contains("must be \(expected), not"))
        #expect(diagnostic.location.file == "A.intentdefinition")
        #expect(diagnostic.location.position?.line == 4)
        #expect(definition.other.count == 1)
    }

    @Test("a list of dictionaries with something else in it is an error at that element")
    func wrongElement() throws {
        var diagnostics: [Diagnostic] = []
        let bytes = document("<key>INEnums</key>\n<array>\n<dict/>\n<string>Size</string>\n</array>")
        let definition = try #require(DefinitionDecoder(file: "A").decode(bytes, diagnostics: &diagnostics))
        #expect(diagnostics.map(\.location.position) == [SourcePosition(line: 7, column: 1)])
        #expect(definition.other.map(\.key) == ["INEnums"])
    }

    @Test(
        "a truth value in another spelling is understood, with a warning",
        arguments: [
            ("<integer>1</integer>", true), ("<integer>0</integer>", false), ("<string>YES</string>", true),
            ("<string>no</string>", false),
        ]
    )
    func spelledFlags(spelling: String, value: Bool) throws {
        var diagnostics: [Diagnostic] = []
        let bytes = document(
            "<key>INIntents</key><array><dict><key>INIntentEligibleForWidgets</key>\(spelling)</dict></array>"
        )
        let definition = try #require(DefinitionDecoder(file: "A").decode(bytes, diagnostics: &diagnostics))
        #expect(definition.intents?.value.first?.eligibleForWidgets?.value == value)
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(DefinitionEncoder().encode(definition).containsText(spelling))
    }

    @Test("a property list of another kind is one error that says what a definition is")
    func otherRoots() {
        var diagnostics: [Diagnostic] = []
        let bytes = Array("<plist version=\"1.0\"><array/></plist>".utf8)
        #expect(DefinitionDecoder(file: "A").decode(bytes, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.map(\.id) == [.schemaType])
        #expect(diagnostics.first?.message.contains("starts with '<dict>', not '<array>'") == true)
    }

    @Test(
        "a property list of another kind is refused where it starts, whatever follows",
        arguments: ["<array>", "<string>a", "<data>not data", "<true>", "<integer>x"]
    )
    func otherRootsThatAreCutOff(start: String) {
        var diagnostics: [Diagnostic] = []
        let bytes = Array("<plist version=\"1.0\">\n\(start)<wrong".utf8)
        #expect(DefinitionDecoder(file: "A").decode(bytes, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.map(\.id) == [.schemaType])
        #expect(diagnostics.first?.location.position == SourcePosition(line: 2, column: 1))
    }

    @Test("a file that cannot be parsed is one error with the parser's place")
    func unreadable() {
        var diagnostics: [Diagnostic] = []
        #expect(DefinitionDecoder(file: "A").decode(Array("bplist00".utf8), diagnostics: &diagnostics) == nil)
        #expect(diagnostics.map(\.id) == [.fileUnreadable])
        #expect(diagnostics.first?.location.position == .start)
    }

    private func decode(_ entries: String) throws -> Definition {
        var diagnostics: [Diagnostic] = []
        let definition = DefinitionDecoder(file: "A").decode(document(entries), diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        return try #require(definition)
    }
}
