import Basics
import IntentDefinition
import Testing

@Suite("Families of the system's intents, as their files describe them")
struct SystemFamilyTests {
    /// An intent whose members can be left out or changed.
    private func family(_ intent: String) -> String { #"{"intents": [{\#(intent)}]}"# }

    private func decode(_ text: String) -> (family: SystemFamily?, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let family = SystemFamily.decode(Array(text.utf8), file: "F.json", diagnostics: &diagnostics)
        return (family, diagnostics)
    }

    @Test("an intent has parameters, a response and codes")
    func intent() throws {
        let (family, diagnostics) = decode(
            """
            {"intents": [{
              "name": "Call", "since": {"iOS": "10.0"},
              "parameters": [
                {"name": "people", "type": "[INPerson]?", "result": "INPersonResolutionResult"},
                {"name": "note", "type": "String?", "writable": true}
              ],
              "initializers": [["people", {"label": "text", "sets": "note", "default": "nil"}]],
              "response": [],
              "codes": {"ready": 0, "success": 1}
            }]}
            """
        )
        #expect(diagnostics.isEmpty)
        let intent = try #require(family?.intents.first)
        #expect(intent.parameters.map(\.property.type.value.isArray) == [true, false])
        #expect(intent.parameters.map(\.result?.value) == ["INPersonResolutionResult", nil])
        #expect(intent.parameters.map(\.property.isWritable) == [false, true])
        #expect(intent.initializers.first?.arguments.map(\.label?.value) == [nil, "text"])
        #expect(intent.codes.map(\.name.value) == ["ready", "success"])
        #expect(intent.codes.map(\.value) == [0, 1])
        #expect(intent.parameters[0].property.name.position == SourcePosition(line: 4, column: 14))
    }

    /// What is wrong with a file, and where.
    static let faults: [(text: String, place: String, message: String)] = [
        ("[]", "1:1", "expected an object, not an array"),
        ("{", "1:2", "expected a key in double quotes, not the end of the file"),
        (#"{"intent": []}"#, "1:2", "'intent' isn't a known key"),
        (#"{"intents": {}}"#, "1:13", "expected an array, not an object"),
        (#"{"enums": [{"values": {}}]}"#, "1:12", "the key 'name' is missing; add it"),
        (#"{"enums": [{"name": "A", "values": {"b": "c"}}]}"#, "1:42", "expected a whole number, not a string"),
        (#"{"enums": [{"name": "A", "values": {"b": 1, "b": 2}}]}"#, "1:45", "the key 'b' occurs twice"),
        (#"{"enums": [{"name": "A b", "values": {}}]}"#, "1:21", "'A b' isn't a valid name"),
        (
            #"{"classes": [{"name": "A", "properties": [{"name": "b", "type": "[C"}]}]}"#, "1:65",
            "'[C' isn't a valid type"
        ),
        (
            #"{"classes": [{"name": "A", "properties": [], "initializers": [{"failable": "x", "arguments": []}]}]}"#,
            "1:76", "'x' isn't valid here"
        ),
        (#"{"results": [{"name": "A", "disambiguates": 1}]}"#, "1:45", "expected true or false, not a number"),
        (#"{"strings": [{"name": "", "values": {}}]}"#, "1:23", "this string is empty; fill it in"),
    ]

    @Test("what is wrong is reported at its place", arguments: faults)
    func reports(text: String, place: String, message: String) throws {
        let diagnostics = decode(text).diagnostics
        let first = try #require(diagnostics.first)
        #expect(first.message.hasPrefix(message), "\(first.message)")
        let position = try #require(first.location.position)
        #expect("\(position.line):\(position.column)" == place)
    }

    @Test("one error hides no other")
    func several() {
        let text = #"{"enums": [{"name": 1, "values": {}}, {"name": "A", "values": {"b": true}}], "x": 1}"#
        #expect(decode(text).diagnostics.count == 3)
    }

    @Test(
        "a type is read with the names that it is made of",
        arguments: [
            ("INPerson?", ["INPerson"], false, true), ("[INPerson]?", ["INPerson"], true, true),
            ("[INTask]", ["INTask"], true, false), ("[String : Any]?", ["String", "Any"], false, true),
            ("Set<INCurrencyAmount>?", ["Set", "INCurrencyAmount"], false, true), ("String!", ["String"], false, true),
            ("any INObserver", ["INObserver"], false, false), ("A.B", ["A.B"], false, false),
        ]
    )
    func types(spelling: String, names: [String], isArray: Bool, isOptional: Bool) throws {
        let type = try #require(SystemType(spelling))
        #expect(type.names == names)
        #expect(type.isArray == isArray)
        #expect(type.isOptional == isOptional)
    }

    @Test(
        "other texts are no types",
        arguments: [
            "", "?", "[A", "A]", "[A:B]", "A??", "A B", "1A", "A.", "Set<A", "() -> A",
            String(repeating: "[", count: 99),
        ]
    )
    func noTypes(spelling: String) {
        #expect(SystemType(spelling) == nil)
    }
}
