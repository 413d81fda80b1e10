import Basics
import IntentDefinition
import IntentInterface
import Testing

@Suite("What families of the system's intents generate")
struct SystemInterfaceTests {
    /// A family with an intent, an enum, a class and a result.
    private static let text = """
        {
          "intents": [{
            "name": "Call", "since": {"iOS": "10.0"}, "deprecated": "13.0",
            "parameters": [
              {"name": "people", "type": "[INPerson]?", "result": "INPersonResolutionResult"},
              {"name": "kind", "type": "INKind"},
              {"name": "note", "type": "INNote?"}
            ],
            "initializers": [["people", "kind"]],
            "response": [{"name": "note", "type": "INNote?", "writable": true}],
            "codes": {"unspecified": 0, "success": 1, "failure": 2}
          }],
          "domain": {"name": "INCallDomainHandling", "intents": ["Call"]},
          "classes": [{"name": "INNote", "properties": [{"name": "text", "type": "String"}], "initializers": [["text"]]}],
          "results": [{"name": "INKindResolutionResult", "value": "INKind"}],
          "enums": [{"name": "INKind", "values": {"loud": 1, "quiet": 0}, "aliases": {"silent": "quiet"}}]
        }
        """

    /// The interface of the last of some families.
    private func interface(_ texts: String...) throws -> DefinitionInterface {
        var diagnostics: [Diagnostic] = []
        let families = texts.enumerated().compactMap { index, text in
            SystemFamily.decode(Array(text.utf8), file: "\(index).json", diagnostics: &diagnostics)
        }
        #expect(diagnostics.isEmpty)
        let family = try #require(families.last)
        return DefinitionInterface(of: family, types: SystemTypeTable(of: families))
    }

    @Test("an intent has its four names, its operations in order and the values that its properties start with")
    func intent() throws {
        let interface = try interface(Self.text)
        #expect(interface.findings.isEmpty)
        guard case .intent(let declaration)? = interface.systemDeclarations.first else {
            Issue.record("there is no intent")
            return
        }
        let intent = declaration.intent
        #expect(intent.className == "INCallIntent")
        #expect(intent.protocolName == "INCallIntentHandling")
        #expect(intent.responseClassName == "INCallIntentResponse")
        #expect(intent.responseCodeName == "INCallIntentResponseCode")
        #expect(intent.operations.map(\.baseName) == ["handle", "resolvePeople", "confirm"])
        #expect(intent.properties.map(\.initialValue) == [nil, ".quiet", nil])
        #expect(intent.responseCodes.map(\.isSuccess) == [false, true, false])
    }

    /// A change to the family, and what is wrong then.
    static let faults: [(change: (String, String), message: String)] = [
        (
            (#""type": "INKind"}"#, #""type": "INKin"}"#),
            "no family declares the type 'INKin', and the runtime doesn't have it"
        ),
        ((#""name": "INNote""#, #""name": "INKind""#), "'INKind' is declared twice; remove one of the two"),
        ((#"["people", "kind"]"#, #"["persons"]"#), "'INCallIntent' has no property 'persons'"),
        ((#""intents": ["Call"]"#, #""intents": ["Phone"]"#), "the family has no intent 'Phone'"),
        ((#""silent": "quiet""#, #""silent": "still""#), "'still' isn't a case of 'INKind'"),
        (
            (#""failure": 2"#, #""failure": 1"#),
            "'success' and 'failure' both have raw value 1; give one of them another"
        ),
        ((#""iOS": "10.0""#, #""macos": "10.0""#), "'macos' isn't a known system"),
        ((#""deprecated": "13.0""#, #""deprecated": "late""#), "'late' isn't a version"),
        ((#""type": "INNote?"}"#, #""type": "INNote"}"#), "a property of type 'INNote' has no value to start with"),
        ((#""INKindResolutionResult", "value": "INKind""#, #""INKindResolutionResult""#), "the result needs the type"),
    ]

    @Test("what doesn't fit together is an error", arguments: faults)
    func reports(change: (String, String), message: String) throws {
        let text = Self.text.replacing(change.0, with: change.1)
        #expect(text != Self.text)
        let messages = try interface(text).findings.map(\.diagnostic.message)
        #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
    }

    @Test("a type of another family can be named, and a name of another family can't be used again")
    func families() throws {
        let other = #"{"enums": [{"name": "INKind", "values": {"a": 0}}]}"#
        let text = #"{"classes": [{"name": "INNote", "properties": [{"name": "kind", "type": "INKind"}]}]}"#
        #expect(try interface(other, text).findings.isEmpty)
        let diagnostics = try interface(other, Self.text).findings.map(\.diagnostic)
        #expect(diagnostics.map(\.message) == ["'INKind' is declared twice; remove one of the two"])
        #expect(diagnostics.first?.notes.map(\.location.file) == ["0.json"])
    }
}
