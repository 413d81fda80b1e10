import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("A class prefix that a definition states")
struct StatedPrefixTests {
    private static func intent(_ name: String, prefix: String?, className: String? = nil, type: String? = nil) -> Intent
    {
        Intent {
            $0.name = Located(name)
            $0.classPrefix = prefix.map { Located($0, at: SourcePosition(line: 7, column: 3)) }
            $0.className = className.map { Located($0) }
            $0.type = type.map { Located($0) }
        }
    }

    private static func type(_ name: String, prefix: String) -> TypeDefinition {
        TypeDefinition {
            $0.name = Located(name)
            $0.classPrefix = Located(prefix)
        }
    }

    private func warnings(about definition: Definition, classPrefix: String? = nil) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        diagnostics += DefinitionInterface(of: definition, file: "Shop", classPrefix: classPrefix).diagnostics
        return diagnostics.filter { $0.id == .namePrefix }
    }

    @Test("is one warning at its first place while no prefix is given, with both ways to give it")
    func notGiven() throws {
        let definition = Definition {
            $0.intents = Located([Self.intent("Order", prefix: "SP"), Self.intent("Cancel", prefix: "SP")])
            $0.types = Located([Self.type("Soup", prefix: "SP")])
        }
        let warnings = warnings(about: definition)
        #expect(
            warnings.map(\.message) == [
                """
                the definition states the class prefix 'SP' but no prefix is set, so generated classes lack it, such as \
                'OrderIntent'; pass '--class-prefix SP', or set 'classPrefix' to 'SP' in 'intentc.json' ('' keeps the \
                names as they are)
                """
            ]
        )
        #expect(warnings.map(\.severity) == [.warning])
        #expect(warnings.first?.location.position == SourcePosition(line: 7, column: 3))
        #expect(warnings.first?.notes == [])
    }

    @Test("is a warning of a type alone")
    func type() {
        let warnings = warnings(about: Definition { $0.types = Located([Self.type("Soup", prefix: "SP")]) })
        #expect(warnings.count == 1)
        #expect(warnings.first?.message.contains("such as 'Soup'") == true)
    }

    @Test("that differs from another one in the file is named beside it")
    func twoPrefixes() {
        let definition = Definition {
            $0.intents = Located([Self.intent("Order", prefix: "SP"), Self.intent("Cancel", prefix: "XY")])
            $0.types = Located([Self.type("Soup", prefix: "SP")])
        }
        let warnings = warnings(about: definition)
        #expect(warnings.count == 1)
        #expect(warnings.first?.message.contains("states 2 class prefixes, 'SP', 'XY', but") == true)
        #expect(warnings.first?.message.hasSuffix("set class names for the others in the definition") == true)
        #expect(warnings.first?.notes.map(\.message) == ["'XY' is here"])
    }

    @Test(
        "is no warning when a prefix is given: the same, another one, or none on purpose",
        arguments: ["SP", "XY", ""]
    )
    func given(prefix: String) {
        let definition = Definition { $0.intents = Located([Self.intent("Order", prefix: "SP")]) }
        #expect(warnings(about: definition, classPrefix: prefix) == [])
    }

    @Test(
        "is no warning when it decides no name",
        arguments: [
            intent("Order", prefix: "SP", className: "SPOrderIntent"), intent("Order", prefix: ""),
            intent("Order", prefix: nil), intent("SendMessage", prefix: "IN", type: "System"),
            intent("Order", prefix: "not one"),
        ]
    )
    func decidesNothing(intent: Intent) {
        #expect(warnings(about: Definition { $0.intents = Located([intent]) }) == [])
    }
}
