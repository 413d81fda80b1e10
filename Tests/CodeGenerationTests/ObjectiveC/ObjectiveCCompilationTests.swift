import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Generated Objective-C", .needsAppleInterfaces)
struct ObjectiveCCompilationTests {
    private func files(_ definition: Definition) -> [GeneratedFile] {
        let interface = DefinitionInterface(sound: definition, classPrefix: "XY", language: .objectiveC)
        return ObjectiveCGenerator(source: "Test.intentdefinition").files(for: interface)
    }

    @Test("with every type and feature compiles without a warning", arguments: AppleTypeChecker.Platform.allCases)
    func everything(platform: AppleTypeChecker.Platform) throws {
        let messages = try AppleTypeChecker(platform: platform).checkObjectiveC(files(.everything).map(\.sourceText))
        #expect(messages == [])
    }

    @Test("in one header and one implementation compiles without a warning")
    func singleFile() throws {
        let interface = DefinitionInterface(sound: .everything, classPrefix: "XY", language: .objectiveC)
        let files = ObjectiveCGenerator(source: "a").singleFiles(named: "Everything+Intents", for: interface)
        #expect(files.map(\.name) == ["Everything+Intents.h", "Everything+Intents.m"])
        #expect(try AppleTypeChecker().checkObjectiveC(files.map(\.sourceText)) == [])
    }

    /// Names with uppercase words, plurals, digits and underscores.
    private static let importedNames = [
        "HTTPServer", "HttpClient", "httpProxy", "URLs", "UrLs", "URLsOf", "URLes", "URLies", "URLSize", "URLsize",
        "A1B",
        "A2b", "AB3", "AB_c", "ABd", "Ae", "ABC1d", "AFG", "AbC", "AeBs", "IDs2", "A_B", "PDF2XML", "PDFe", "ABsC",
        "PDF3s",
        "aHB", "B1CCCsA", "C_ABs", "E2BBsi", "K", "l", "MN",
    ]

    @Test("has the names in Swift that its interface lists", arguments: ["Kind", "TypeA", "Mode2", "URL", "Codes"])
    func importedNames(enumName: String) throws {
        let definition = Definition {
            $0.enums = [
                EnumDefinition {
                    $0.name = Located(enumName)
                    $0.values = Located(
                        Self.importedNames.enumerated().map { index, name in
                            EnumValue {
                                $0.name = Located(name)
                                $0.index = Located(Number(index))
                            }
                        }
                    )
                }
            ]
            $0.types = [
                TypeDefinition {
                    $0.name = "Topping"
                    $0.properties = Located(
                        Self.importedNames.map { name in
                            TypeProperty {
                                $0.name = Located(name)
                                $0.type = "String"
                            }
                        }
                    )
                }
            ]
        }
        let headers = files(definition).filter { $0.name.hasSuffix(".h") }.map(\.sourceText)
        let declarations = try AppleTypeChecker().declarations(ofHeaders: headers)
        func names(_ start: String) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: declarations.compactMap { declaration in
                    declaration.identity.firstRange(of: start)
                        .map { (String(declaration.identity[$0.upperBound...]), declaration.name) }
                }
            )
        }
        let constants = names("@E@XY\(enumName)@XY\(enumName)")
        let properties = names("(cs)XYTopping(py)")
        #expect(constants.count == Self.importedNames.count && properties.count == Self.importedNames.count)
        for name in Self.importedNames {
            #expect(constants[name.capitalizingFirstLetter] == name.importedConstantName(of: "XY" + enumName))
            #expect(properties[name] == name.importedPropertyName)
        }
    }

    @Test("of types that refer to each other in a circle compiles, whichever header is read first")
    func circle() throws {
        func type(_ name: String, _ properties: (String, String)...) -> TypeDefinition {
            TypeDefinition {
                $0.name = Located(name)
                $0.properties = Located(
                    properties.map { name, type in
                        TypeProperty {
                            $0.name = Located(name)
                            $0.type = "Object"
                            $0.objectType = Located(type)
                        }
                    }
                )
            }
        }
        let files = files(
            Definition {
                $0.types = [
                    type("Parent", ("child", "Child"), ("friend", "Parent")), type("Child", ("parent", "Parent")),
                ]
            }
        )
        #expect(files.map(\.name) == ["XYParent.h", "XYParent.m", "XYChild.h", "XYChild.m"])
        #expect(try AppleTypeChecker().checkObjectiveC(files.map(\.sourceText)) == [])
    }

    /// Words with a meaning in C, Objective-C, Swift or the generated code.
    private static let words = [
        "BOOL", "Class", "EOF", "FALSE", "IMP", "NO", "NULL", "Nil", "SEL", "TRUE", "YES", "_cmd", "alignas", "alloc",
        "allocation", "any", "asm", "assert", "async", "atomic", "auto", "await", "bool", "break", "bycopy", "byref",
        "case", "catch", "char", "class", "code", "completion", "const", "constexpr", "continue", "copyright", "copyOf",
        "default", "delete", "do", "double", "dynamic", "else", "end", "enum", "errno", "error", "explicit", "extern",
        "false", "final", "finally", "float", "for", "friend", "goto", "id", "if", "import", "in", "inline", "inout",
        "int", "intent", "interface", "internal", "is", "long", "mutable", "mutableCopyOf", "namespace", "new",
        "newSize", "news", "nil", "nonatomic", "nonnull", "nullable", "null_unspecified", "nullptr", "oneway",
        "operator", "optional", "out", "package", "private", "property", "protected", "protocol", "public", "readonly",
        "readwrite", "reason", "register", "repeat", "required", "resolutionResult", "response", "restrict", "result",
        "return", "selector", "short", "signed", "sizeof", "static", "strong", "struct", "super", "switch",
        "synchronized", "template", "this", "throw", "true", "try", "typedef", "typename", "typeof", "union",
        "unsigned", "userActivity", "using", "virtual", "void", "volatile", "weak", "while",
    ]

    /// A definition with a word as every name, except for class names.
    private func definition(naming word: String) -> Definition {
        Definition {
            $0.intents = [
                Intent {
                    $0.name = "Speak"
                    $0.parameters = [
                        Parameter {
                            $0.name = Located(word)
                            $0.type = "String"
                            $0.supportsResolution = true
                            $0.supportsDynamicEnumeration = true
                            $0.unsupportedReasons = [UnsupportedReason { $0.code = Located(word) }]
                        }
                    ]
                    $0.response = Response {
                        $0.parameters = [
                            ResponseParameter {
                                $0.name = Located(word)
                                $0.type = "String"
                            }
                        ]
                        $0.codes = [
                            ResponseCode {
                                $0.name = Located(word)
                                $0.formatString.text = Located("${\(word)}")
                            }
                        ]
                    }
                }
            ]
            $0.enums = [
                EnumDefinition {
                    $0.name = "Word"
                    $0.values = [EnumValue { $0.name = Located(word) }]
                }
            ]
        }
    }

    @Test("of a name without an error compiles without a warning", arguments: words)
    func names(word: String) throws {
        var diagnostics: [Diagnostic] = []
        let interface = DefinitionInterface(
            of: definition(naming: word),
            file: "Test",
            language: .objectiveC
        )
        diagnostics += interface.diagnostics
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
        let files = ObjectiveCGenerator(source: "a").files(for: interface)
        #expect(try AppleTypeChecker().checkObjectiveC(files.map(\.sourceText)) == [])
    }

    @Test(
        "would not compile for a keyword that is reported",
        arguments: ["asm", "default", "double", "int", "register", "restrict", "struct", "typeof", "while"]
    )
    func keywords(word: String) throws {
        var diagnostics: [Diagnostic] = []
        let interface = DefinitionInterface(
            of: definition(naming: word),
            file: "Test",
            language: .objectiveC
        )
        diagnostics += interface.diagnostics
        #expect(diagnostics.map(\.id) == [.nameObjectiveC, .nameObjectiveC])
        let files = ObjectiveCGenerator(source: "a").files(for: interface)
        #expect(try AppleTypeChecker().checkObjectiveC(files.map(\.sourceText)) != [])
    }
}
