import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("A name in Objective-C")
struct ObjectiveCNameTests {
    private func diagnostics(
        _ definition: Definition,
        language: GeneratedLanguage = .objectiveC,
        classPrefix: String = ""
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        _ = DefinitionInterface(
            of: definition,
            file: "Test",
            classPrefix: classPrefix,
            language: language,
            diagnostics: &diagnostics
        )
        return diagnostics
    }

    private func parameter(_ name: String) -> Definition {
        Definition {
            $0.intents = [
                Intent {
                    $0.name = "Order"
                    $0.parameters = [
                        Parameter {
                            $0.name = Located(name)
                            $0.type = "String"
                        }
                    ]
                }
            ]
        }
    }

    private func enumeration(_ name: String, _ cases: String...) -> EnumDefinition {
        EnumDefinition {
            $0.name = Located(name)
            $0.values = Located(
                cases.enumerated().map { index, name in
                    EnumValue {
                        $0.name = Located(name)
                        $0.index = Located(Number(index))
                    }
                }
            )
        }
    }

    @Test(
        "that is a keyword or a macro is an error for a member",
        arguments: ["default", "int", "typeof", "YES", "bool"]
    )
    func keyword(name: String) {
        let found = diagnostics(parameter(name))
        #expect(
            found.map { $0.text() } == [
                """
                Test:1:1: error: '\(name)' is a word of Objective-C and cannot be the name of the parameter; rename it, or \
                generate Swift [name-objective-c]
                """
            ]
        )
        #expect(diagnostics(parameter(name), language: .swift).isEmpty)
    }

    @Test("that would be an initializer's is an error for a member", arguments: ["initWith", "_init", "init2"])
    func initializer(name: String) {
        #expect(diagnostics(parameter(name)).map(\.id) == [.nameObjectiveC])
        #expect(diagnostics(parameter(name), language: .swift).isEmpty)
    }

    @Test(
        "that only looks like one with a meaning is accepted",
        arguments: ["initial", "defaults", "newSize", "id", "in"]
    )
    func accepted(name: String) {
        #expect(diagnostics(parameter(name)).isEmpty)
    }

    @Test("beyond ASCII is a warning, since Swift may see another one")
    func beyondASCII() {
        let found = diagnostics(parameter("größe"))
        #expect(
            found.map { $0.text() } == [
                """
                Test:1:1: warning: where Swift imports the Objective-C code, it may know what is generated for the parameter \
                'größe' under another name; use ASCII, and not 'init', or generate Swift [name-objective-c]
                """
            ]
        )
        #expect(diagnostics(parameter("größe"), language: .swift).isEmpty)
    }

    @Test("of a type of the language is an error for an enum, and of <MacTypes.h> a warning")
    func classNames() {
        func severities(_ name: String) -> [Diagnostic.Severity] {
            diagnostics(Definition { $0.enums = [enumeration(name, "unknown")] }).map(\.severity)
        }
        #expect(severities("BOOL") == [.error])
        #expect(severities("union") == [.error])
        #expect(severities("Size") == [.warning])
        #expect(severities("Soup") == [])
    }

    @Test("of a framework's class is an error, whether or not a parameter needs it; of Swift's own types it is not")
    func frameworkNames() {
        func ids(_ name: String) -> [Diagnostic.ID] {
            diagnostics(Definition { $0.types = [TypeDefinition { $0.name = Located(name) }] }).map(\.id)
        }
        for name in ["NSArray", "NSUnitMass", "INPerson", "INURLResolutionResult"] {
            #expect(ids(name) == [.nameFrameworkClash])
        }
        for name in ["Error", "Int", "String"] { #expect(ids(name).isEmpty) }
    }

    @Test("of a constant that two enums have is an error, with both places")
    func constants() {
        let definition = Definition { $0.enums = [enumeration("Soup", "hotLeek"), enumeration("SoupHot", "leek")] }
        let found = diagnostics(definition)
        #expect(
            found.map { $0.text() } == [
                """
                Test:1:1: error: enum 'Soup' and enum 'SoupHot' both generate 'SoupHotLeek'; rename one of them \
                [name-generated-clash]
                Test:1:1: note: enum 'Soup' is here
                """
            ]
        )
        #expect(diagnostics(definition, language: .swift).isEmpty)
    }

    @Test("of a constant that a class has is an error")
    func constantAndClass() {
        let definition = Definition {
            $0.enums = [enumeration("Order", "intentResponse")]
            $0.intents = [Intent { $0.name = "Order" }]
        }
        #expect(diagnostics(definition).map(\.id) == [.nameGeneratedClash])
        #expect(diagnostics(definition, language: .swift).isEmpty)
    }

    @Test("of cases that differ in the first letter's case only is an error, and in Swift a warning")
    func casesOfOneName() {
        let definition = Definition { $0.enums = [enumeration("Soup", "leek", "Leek")] }
        #expect(diagnostics(definition).map(\.severity) == [.error])
        #expect(diagnostics(definition, language: .swift).map(\.severity) == [.warning])
    }
}
