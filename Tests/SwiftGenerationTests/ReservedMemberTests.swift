import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import SwiftGeneration
import TestSupport
import Testing

@Suite("A name that an inherited member has", .needsAppleInterfaces)
struct ReservedMemberTests {
    /// The members of every object that the compiler finds in the way.
    private static let ofObjects = [
        "_cVarArgEncoding", "autoContentAccessingProxy", "classForCoder", "classForKeyedArchiver", "copy", "dealloc",
        "debugDescription",
        "description", "finalize", "hash", "hashValue", "init", "mutableCopy", "nilValueForKey", "NilValueForKey",
        "observationInfo", "ObservationInfo", "superclass", "valuesForKeysWithDictionary",
    ]

    /// The members of every object that the compiler does not find everywhere, but that the system calls.
    private static let hiddenOfObjects = [
        "allowsWeakReference", "autorelease", "class", "isProxy", "release", "retain", "retainCount",
        "retainWeakReference", "self", "sharedObservers", "zone",
    ]

    /// The members of every object on macOS.
    private static let ofMacOSObjects = [
        "attributeKeys", "classCode", "classForArchiver", "classForPortCoder", "className", "scriptingProperties",
        "ScriptingProperties", "toManyRelationshipKeys", "toOneRelationshipKeys",
    ]

    @Test("and that the system calls is an error", arguments: hiddenOfObjects)
    func hidden(name: String) {
        let definition = Definition {
            $0.intents = [
                Intent {
                    $0.name = "Test"
                    $0.parameters = [
                        Parameter {
                            $0.name = Located(name)
                            $0.type = "Boolean"
                        }
                    ]
                }
            ]
        }
        var diagnostics: [Diagnostic] = []
        _ = DefinitionInterface(of: definition, file: "Test", diagnostics: &diagnostics)
        #expect(diagnostics.map(\.id) == [.nameReservedMember])
        #expect(diagnostics.map(\.severity) == [.error])
    }

    @Test("of every intent is an error, and would not compile")
    func intent() throws {
        let own = [
            "donationMetadata", "identifier", "intentDescription", "keyImage", "shortcutAvailability",
            "suggestedInvocationPhrase", "SuggestedInvocationPhrase",
        ]
        try expectErrors(for: Self.ofObjects + own) { index, name in
            Definition {
                $0.intents = [
                    Intent {
                        $0.name = Located("A\(index)")
                        $0.parameters = [
                            Parameter {
                                $0.name = Located(name)
                                $0.type = "Boolean"
                            }
                        ]
                    }
                ]
            }
        }
    }

    @Test("of every response is an error, and would not compile")
    func response() throws {
        try expectErrors(for: Self.ofObjects + ["code", "Code", "userActivity", "UserActivity"]) { index, name in
            Definition {
                $0.intents = [
                    Intent {
                        $0.name = Located("A\(index)")
                        $0.response = Response {
                            $0.parameters = [
                                ResponseParameter {
                                    $0.name = Located(name)
                                    $0.type = "Boolean"
                                }
                            ]
                        }
                    }
                ]
            }
        }
    }

    @Test("of every type is an error, and would not compile")
    func type() throws {
        let own = [
            "alternativeSpeakableMatches", "AlternativeSpeakableMatches", "displayImage", "displayString", "identifier",
            "pronunciationHint", "spokenPhrase", "subtitleString", "SubtitleString", "vocabularyIdentifier",
        ]
        try expectErrors(for: Self.ofObjects + own) { index, name in
            Definition {
                $0.types = [
                    TypeDefinition {
                        $0.name = Located("A\(index)")
                        $0.properties = [
                            TypeProperty {
                                $0.name = Located(name)
                                $0.type = "Boolean"
                            }
                        ]
                    }
                ]
            }
        }
    }

    @Test("on macOS only is a warning, and would not compile there")
    func macOS() throws {
        try expectErrors(for: Self.ofMacOSObjects, severity: .warning, platform: .macOS) { index, name in
            Definition {
                $0.intents = [
                    Intent {
                        $0.name = Located("A\(index)")
                        $0.parameters = [
                            Parameter {
                                $0.name = Located(name)
                                $0.type = "Boolean"
                            }
                        ]
                    }
                ]
            }
        }
    }

    /// Generates one file for each name, and checks that the interface reports the name and that the compiler finds an
    /// error in the file.
    private func expectErrors(
        for names: [String],
        severity: Diagnostic.Severity = .error,
        platform: AppleTypeChecker.Platform = .iOS,
        in definition: (_ index: Int, _ name: String) -> Definition
    ) throws {
        let generator = AppleSwiftGenerator(source: "Test.intentdefinition")
        var files: [GeneratedFile] = []
        for (index, name) in names.enumerated() {
            var diagnostics: [Diagnostic] = []
            let interface = DefinitionInterface(of: definition(index, name), file: "Test", diagnostics: &diagnostics)
            #expect(diagnostics.map(\.id) == [.nameReservedMember], "\(name)")
            #expect(diagnostics.first?.severity == severity, "\(name)")
            files += generator.files(for: interface)
        }
        let messages = try AppleTypeChecker(platform: platform).check(files.map(\.sourceText)).messages
        for (file, name) in zip(files, names) {
            #expect(messages.contains { $0.file == file.name && $0.severity == .error }, "\(name) compiles")
        }
    }
}
