import IntentDefinition
import IntentInterface
import SourceGeneration
import SwiftGeneration
import TestSupport
import Testing

@Suite("Text of a definition")
struct InjectionTests {
    private static let attack = "fatalError()"

    /// Texts that end a comment or a literal for some reader of the code, or that hide what is in it.
    private static let hostileTexts = [
        "\n\(attack)", "\r\(attack)", "\r\n\(attack)", "\u{2028}\(attack)", "\u{2029}\(attack)", "\u{85}\(attack)",
        "\u{B}\(attack)", "\u{C}\(attack)", "\n\n\n\(attack)\n", "*/ \(attack) /*", "/* \(attack)",
        "\" + \(attack) + \"",
        "\"\"\"\n\(attack)", "\\(\(attack))", "\\\n\(attack)", "`\(attack)`", "\n#endif\n\(attack)\n#if true",
        "``\n\(attack)",
        "\0\n\(attack)", "\u{1B}[2K\(attack)", "\u{202E}\(attack)\u{2066}", "\u{FEFF}\n\(attack)", "\u{7F}\(attack)",
        String(repeating: "long \n", count: 2_000) + attack, "👩‍👩‍👧\n\(attack)", "e\u{301}\n\(attack)",
    ]

    /// A definition with a text wherever generated code can show it.
    private func definition(with text: String) -> Definition {
        let text = Located(text)
        return Definition {
            $0.enums = [
                EnumDefinition {
                    $0.name = "Size"
                    $0.displayName = text
                    $0.values = [
                        EnumValue {
                            $0.name = "unknown"
                            $0.displayName = text
                        }
                    ]
                }
            ]
            $0.types = [
                TypeDefinition {
                    $0.name = "Soup"
                    $0.displayName = text
                    $0.properties = [
                        TypeProperty {
                            $0.name = "taste"
                            $0.displayName = text
                            $0.type = "String"
                        }
                    ]
                }
            ]
            $0.intents = [
                Intent {
                    $0.name = "Order"
                    $0.title = text
                    $0.description = text
                    $0.parameters = [
                        Parameter {
                            $0.name = "soup"
                            $0.displayName = text
                            $0.type = "String"
                            $0.supportsResolution = true
                            $0.supportsDynamicEnumeration = true
                            $0.unsupportedReasons = [
                                UnsupportedReason {
                                    $0.code = "soldOut"
                                    $0.formatString = text
                                }
                            ]
                        }
                    ]
                    $0.response = Response {
                        $0.parameters = [
                            ResponseParameter {
                                $0.name = "item"
                                $0.displayName = text
                                $0.type = "String"
                            }
                        ]
                        $0.codes = [
                            ResponseCode {
                                $0.name = "soldOut"
                                $0.formatString = Located("${item} \(text.value)")
                            }
                        ]
                    }
                }
            ]
        }
    }

    @Test("never leaves its comment", arguments: hostileTexts)
    func staysInComments(text: String) {
        let plain = lines(of: definition(with: "plain"), source: "plain")
        let hostile = lines(of: definition(with: text), source: text)
        let code = { (lines: [String]) in lines.filter { !$0.hasPrefix("//") } }
        #expect(code(hostile) == code(plain))
        #expect(hostile.contains { $0.hasPrefix("//") && $0.contains(Self.attack) })
    }

    /// The lines of all files, in the sense of the reader who sees most line breaks, without indentation.
    private func lines(of definition: Definition, source: String) -> [String] {
        SwiftGenerator(source: source)
            .files(for: DefinitionInterface(sound: definition))
            .flatMap { $0.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
            .map { String($0.drop { $0 == " " }) }
    }

    @Test("is shown without control characters", arguments: hostileTexts)
    func holdsNoControls(text: String) {
        let files = SwiftGenerator(source: text).files(for: DefinitionInterface(sound: definition(with: text)))
        let controls = files.map(\.text).joined().unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar != "\n"
            case .lineSeparator, .paragraphSeparator: true
            default: scalar.properties.isBidiControl || scalar == "\u{FEFF}"
            }
        }
        #expect(controls.isEmpty)
    }

    @Test("keeps its own line breaks as lines of the comment")
    func keepsLines() {
        let interface = DefinitionInterface(sound: definition(with: "First.\r\n\r\n  Second.  \rThird."))
        let text = SwiftGenerator(source: "a").files(for: interface).first?.text ?? ""
        #expect(
            text.contains("    /// First.\n    ///\n    ///   Second.\n    /// Third.\n    @NSManaged public var soup")
        )
    }

    @Test("leaves characters that are joined or in other scripts alone", arguments: ["👩‍👩‍👧 e\u{301}", "می‌خواهم", "大きさ"])
    func keepsText(text: String) {
        let files = SwiftGenerator(source: "a").files(for: DefinitionInterface(sound: definition(with: text)))
        #expect(files.allSatisfy { $0.text.contains("/// \(text)\n") })
    }
}
