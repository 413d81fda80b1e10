import Basics
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
        diagnostics +=
            DefinitionInterface(
                of: definition,
                file: "Test",
                classPrefix: classPrefix,
                language: language
            ).diagnostics
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
                Test:1:1: error: '\(name)' is a reserved word in Objective-C and can't be the name of the parameter; \
                rename it, or generate Swift [name-objective-c]
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
                Test:1:1: warning: Swift code that imports the Objective-C code may see the parameter 'größe' under \
                another name; use an ASCII name other than 'init', or generate Swift [name-objective-c]
                """
            ]
        )
        #expect(diagnostics(parameter("größe"), language: .swift).isEmpty)
    }

    @Test(
        "that Swift imports as a name of the superclass is a warning",
        arguments: [("Self", "self"), ("Hash", "hash"), ("DebugDescription", "debugDescription")]
    )
    func importedAsInherited(name: String, imported: String) {
        let found = diagnostics(parameter(name))
        #expect(found.map(\.severity) == [.warning])
        #expect(found.allSatisfy { $0.id == .nameObjectiveC && $0.message.contains("calls it '\(imported)'") })
        #expect(diagnostics(parameter(name), language: .swift).isEmpty)
    }

    @Test(
        "of a type or a macro of the language is an error for an enum",
        arguments: ["BOOL", "union", "INT_MAX", "Class"]
    )
    func languageTypes(name: String) {
        let definition = Definition { $0.enums = [enumeration(name, "unknown")] }
        #expect(diagnostics(definition).first?.id == .nameObjectiveC)
        #expect(diagnostics(definition, language: .swift).isEmpty)
    }

    @Test(
        "that a header of C declares is an error for an enum, and names the header",
        arguments: [
            ("Duration", "<MacTypes.h>"), ("Size", "<MacTypes.h>"), ("Point", "<MacTypes.h>"),
            ("time", "the C library"),
            ("sinf", "the C library"), ("FILE", "the C library"), ("CGRect", "Apple's frameworks"),
            ("INPlayMediaIntentResponse", "<Intents/Intents.h>"),
        ]
    )
    func headerNames(name: String, header: String) {
        let definition = Definition { $0.enums = [enumeration(name, "unknown")] }
        #expect(
            diagnostics(definition).map { $0.text() } == [
                """
                Test:1:1: error: enum '\(name)' generates '\(name)', which \(header) already declares, so the code \
                doesn't compile; rename it, or set another class name [name-sdk-clash]
                """
            ]
        )
        #expect(diagnostics(definition, language: .swift).isEmpty)
        #expect(diagnostics(definition, classPrefix: "XY").isEmpty)
    }

    @Test("that a header of C declares is an error for the constant of an enum, too")
    func headerConstants() {
        let found = diagnostics(Definition { $0.enums = [enumeration("Time", "scale", "value")] })
        #expect(found.map(\.id) == [.nameSDKClash])
        #expect(found[0].message.contains("generates 'TimeScale'"))
    }

    @Test("that a header of Intents declares is an error for the results of an enum, a type and a parameter, too")
    func resultNames() {
        let reasons = Intent {
            $0.name = "INStartCall"
            $0.parameters = [
                Parameter {
                    $0.name = "callRecordToCallBack"
                    $0.type = "String"
                    $0.supportsResolution = true
                    $0.unsupportedReasons = [UnsupportedReason { $0.code = "other" }]
                }
            ]
        }
        let definitions = [
            Definition { $0.enums = [enumeration("INDateComponents", "unknown")] },
            Definition { $0.types = [TypeDefinition { $0.name = "INMessageAttributeOptions" }] },
            Definition { $0.intents = [reasons] },
        ]
        for definition in definitions { #expect(diagnostics(definition).map(\.id).contains(.nameSDKClash)) }
    }

    @Test("of a framework's class is an error, whether or not a parameter needs it; of Swift's own types it is not")
    func frameworkNames() {
        func ids(_ name: String) -> [Diagnostic.ID] {
            diagnostics(Definition { $0.types = [TypeDefinition { $0.name = Located(name) }] }).map(\.id)
        }
        for name in ["NSArray", "NSUnitMass", "NSLocale", "INPerson", "INURLResolutionResult"] {
            #expect(ids(name) == [.nameSDKClash])
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

    /// Two names that Swift gives one name when it imports them.
    private static let importedAsOne = [
        ("HTTPServer", "httpServer", "httpServer"), ("httpServer", "HTTPServer", "httpServer"),
        ("URLs", "urls", "urls"), ("PDF2Size", "pdf2Size", "pdf2Size"), ("AB_c", "ab_c", "ab_c"),
    ]

    @Test("of two cases that Swift imports under one name is a warning with both places", arguments: importedAsOne)
    func importedCases(first: String, second: String, imported: String) {
        let definition = Definition { $0.enums = [enumeration("Kind", first, second)] }
        #expect(
            diagnostics(definition).map { $0.text() } == [
                """
                Test:1:1: warning: Swift code that imports the Objective-C code can't distinguish the enum case \
                '\(second)' from '\(first)': Swift calls both '\(imported)'; make them differ in more than letter case, \
                or generate Swift [name-objective-c]
                Test:1:1: note: '\(first)' is here
                """
            ]
        )
        #expect(diagnostics(definition, language: .swift).isEmpty)
    }

    @Test("of two members that Swift imports under one name is a warning, for each kind of member")
    func importedMembers() {
        let names = ["HTTPServer", "httpServer"]
        let definition = Definition {
            $0.intents = [
                Intent {
                    $0.name = "Order"
                    $0.parameters = Located(
                        names.map { name in
                            Parameter {
                                $0.name = Located(name)
                                $0.type = "String"
                            }
                        }
                    )
                    $0.response = Response {
                        $0.parameters = Located(
                            names.map { name in
                                ResponseParameter {
                                    $0.name = Located(name)
                                    $0.type = "String"
                                }
                            }
                        )
                    }
                }
            ]
            $0.types = [
                TypeDefinition {
                    $0.name = "Topping"
                    $0.properties = Located(
                        names.map { name in
                            TypeProperty {
                                $0.name = Located(name)
                                $0.type = "String"
                            }
                        }
                    )
                }
            ]
        }
        let found = diagnostics(definition)
        #expect(found.map(\.id) == Array(repeating: .nameObjectiveC, count: 3))
        #expect(found.allSatisfy { $0.severity == .warning })
        for noun in ["parameter", "response property", "property"] {
            #expect(found.contains { $0.message.contains("distinguish the \(noun) 'httpServer' from 'HTTPServer'") })
        }
        #expect(diagnostics(definition, language: .swift).isEmpty)
    }

    @Test("of two response codes or reasons that Swift imports under one name is a warning, with built-in codes too")
    func importedCodes() {
        func intent(codes: [String] = [], reasons: [String] = []) -> Definition {
            Definition {
                $0.intents = [
                    Intent {
                        $0.name = "Order"
                        $0.parameters = [
                            Parameter {
                                $0.name = "size"
                                $0.type = "String"
                                $0.supportsResolution = true
                                $0.unsupportedReasons = Located(
                                    reasons.map { name in UnsupportedReason { $0.code = Located(name) } }
                                )
                            }
                        ]
                        $0.response = Response {
                            $0.codes = Located(codes.map { name in ResponseCode { $0.name = Located(name) } })
                        }
                    }
                ]
            }
        }
        let rows = [
            (intent(codes: ["HTTPError", "httpError"]), "response code 'httpError' from 'HTTPError'"),
            (intent(codes: ["SUCCESs"]), "response code 'SUCCESs' from 'success'"),
            (intent(reasons: ["HTTPError", "httpError"]), "unsupported reason 'httpError' from 'HTTPError'"),
        ]
        for (definition, names) in rows {
            let found = diagnostics(definition)
            #expect(found.map(\.severity) == [.warning])
            #expect(found.first?.message.contains("can't distinguish the \(names)") == true)
            #expect(diagnostics(definition, language: .swift).isEmpty)
        }
    }

    @Test(
        "of two cases that Swift tells apart is accepted, however alike they are",
        arguments: [
            ("Kind", "URLKind", "urLKind"), ("Kind", "HTTP", "http"), ("Kind", "PDF", "pdf2"),
            ("TypeA", "HTTPServer", "httpServer"), ("Mode", "AB_C", "ab_c"),
        ]
    )
    func importedApart(name: String, first: String, second: String) {
        #expect(diagnostics(Definition { $0.enums = [enumeration(name, first, second)] }).isEmpty)
    }

    @Test("of cases that differ in the first letter's case only is an error, and in Swift a warning")
    func casesOfOneName() {
        let definition = Definition { $0.enums = [enumeration("Soup", "leek", "Leek")] }
        #expect(diagnostics(definition).map(\.severity) == [.error])
        #expect(diagnostics(definition, language: .swift).map(\.severity) == [.warning])
    }
}
