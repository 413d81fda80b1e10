import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("Generated code", .needsAppleInterfaces)
struct CompilationTests {
    @Test(
        "with every type and feature compiles without a warning, with every visibility",
        arguments: AppleTypeChecker.Platform.allCases,
        Visibility.allCases
    )
    func everything(platform: AppleTypeChecker.Platform, visibility: Visibility) throws {
        let generator = SwiftGenerator(visibility: visibility, source: "Everything.intentdefinition")
        let files = generator.files(for: DefinitionInterface(sound: .everything))
        for languageMode in AppleTypeChecker.LanguageMode.allCases {
            let result = try AppleTypeChecker(platform: platform).check(
                files.map(\.sourceText),
                languageMode: languageMode,
                extraFlags: ["-package-name", "soup"]
            )
            #expect(result.messages == [])
        }
    }

    @Test("in a single file is that of the several files, with one header, and compiles without a warning")
    func singleFile() throws {
        let interface = DefinitionInterface(sound: .everything)
        let generator = SwiftGenerator(source: "Everything.intentdefinition")
        let file = generator.singleFile(named: "Everything.swift", for: interface)
        let declarations = generator.files(for: interface).map { file in
            file.text.split(separator: "\nimport Intents\n")[1].replacing("\n#endif\n", with: "")
        }
        #expect(file.text.hasSuffix("\nimport Intents\n" + declarations.joined() + "\n#endif\n"))
        #expect(file.text.hasPrefix("// Everything.swift\n"))
        let messages = try AppleTypeChecker().check([file.sourceText]).messages
        #expect(messages == [])
    }

    /// Words with a meaning to the compiler in some place.
    private static let words = [
        "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
        "catch", "class", "consume", "consuming", "continue", "default", "defer", "deinit", "discard", "do", "dynamic",
        "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get",
        "guard",
        "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let",
        "macro",
        "mutating", "nil", "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package",
        "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "rawValue", "repeat", "required",
        "response", "rethrows", "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super",
        "switch", "then", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe", "var", "weak", "where",
        "while", "yield",
    ]

    /// Words with a meaning to the compiler that differ from others only in case.
    private static let capitalizedWords = ["Any", "Protocol", "Self", "Type"]

    /// Words that can't name a property, since every object has a method with this name.
    private static let methods: Set = ["class", "init", "self"]

    @Test(
        "with names that have a meaning to the compiler compiles without a warning",
        arguments: [words, capitalizedWords]
    )
    func names(words: [String]) throws {
        let names = words.filter { !Self.methods.contains($0) }
        let definition = Definition {
            $0.enums = [
                EnumDefinition {
                    $0.name = "Word"
                    $0.values = Located(
                        words.enumerated().map { index, word in
                            EnumValue {
                                $0.name = Located(word)
                                $0.index = Located(Number(index))
                            }
                        }
                    )
                }
            ]
            $0.types = [
                TypeDefinition {
                    $0.name = "Thing"
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
            $0.intents = [
                Intent {
                    $0.name = "Speak"
                    $0.parameters = Located(
                        names.map { name in
                            Parameter {
                                $0.name = Located(name)
                                $0.type = "String"
                                $0.supportsResolution = true
                                $0.supportsDynamicEnumeration = true
                                $0.unsupportedReasons = Located(
                                    words.map { word in UnsupportedReason { $0.code = Located(word) } }
                                )
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
                        $0.codes = Located(
                            words.map { word in
                                ResponseCode {
                                    $0.name = Located(word)
                                    $0.formatString.text = Located(names.map { "${\($0)}" }.joined(separator: " "))
                                }
                            }
                        )
                    }
                }
            ]
        }
        let files = SwiftGenerator(source: "Words.intentdefinition").files(
            for: DefinitionInterface(sound: definition)
        )
        let messages = try AppleTypeChecker().check(files.map(\.sourceText)).messages
        #expect(messages == [])
    }

    @Test(
        "with classes whose names are such words compiles without a warning",
        arguments: [words, ["Any", "Protocol", "Type"]],
        [true, false]
    )
    func classNames(words: [String], areEnums: Bool) throws {
        let (enumNames, typeNames) = areEnums ? (words, []) : ([], words)
        let definition = Definition {
            $0.enums = Located(
                enumNames.map { name in
                    EnumDefinition {
                        $0.name = Located(name)
                        $0.values = [EnumValue { $0.name = "unknown" }]
                    }
                }
            )
            $0.types = Located(typeNames.map { name in TypeDefinition { $0.name = Located(name) } })
            $0.intents = [
                Intent {
                    $0.name = "Speak"
                    $0.parameters = Located(
                        (enumNames + typeNames).enumerated().map { index, name in
                            Parameter {
                                $0.name = Located("parameter\(index)")
                                $0.type = areEnums ? "Integer" : "Object"
                                $0.enumType = Located(name)
                                $0.objectType = Located(name)
                                $0.supportsResolution = true
                                $0.supportsDynamicEnumeration = true
                                $0.supportsMultipleValues = Located(index.isMultiple(of: 2))
                            }
                        }
                    )
                }
            ]
        }
        let files = SwiftGenerator(source: "Words.intentdefinition").files(
            for: DefinitionInterface(sound: definition)
        )
        let messages = try AppleTypeChecker().check(files.map(\.sourceText)).messages
        #expect(messages == [])
    }
}
