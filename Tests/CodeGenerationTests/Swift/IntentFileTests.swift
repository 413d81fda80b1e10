import CodeGeneration
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("The file of an intent")
struct IntentFileTests {
    @Test("contains the class, the handling protocol, the codes, the response and the reasons", .needsAppleInterfaces)
    func wholeFile() throws {
        let definition = Definition {
            $0.intents = [
                Intent {
                    $0.name = "OrderSoup"
                    $0.title.text = "Order Soup"
                    $0.description.text = "Orders a bowl of soup."
                    $0.parameters = [
                        Parameter {
                            $0.name = "soup"
                            $0.displayName.text = "Soup"
                            $0.type = "String"
                            $0.supportsDynamicEnumeration = true
                        },
                        Parameter {
                            $0.name = "isLarge"
                            $0.displayName.text = "Large"
                            $0.type = "Boolean"
                            $0.supportsResolution = true
                        },
                        Parameter {
                            $0.name = "bowls"
                            $0.displayName.text = "Bowls"
                            $0.type = "Integer"
                            $0.supportsResolution = true
                            $0.unsupportedReasons = [
                                UnsupportedReason {
                                    $0.code = "tooMany"
                                    $0.formatString.text = "We cannot cook that much."
                                },
                                UnsupportedReason { $0.code = "noSoup" },
                            ]
                        },
                    ]
                    $0.response = Response {
                        $0.parameters = [
                            ResponseParameter {
                                $0.name = "waitTime"
                                $0.displayName.text = "Wait Time"
                                $0.type = "TimeInterval"
                            }
                        ]
                        $0.codes = [
                            ResponseCode {
                                $0.name = "success"
                                $0.formatString.text = "Your soup is ready in ${waitTime}."
                            },
                            ResponseCode {
                                $0.name = "failureSoldOut"
                                $0.formatString.text = "There is no soup left."
                            },
                        ]
                    }
                }
            ]
        }
        let files = SwiftGenerator(source: "Soup.intentdefinition").files(
            for: DefinitionInterface(sound: definition)
        )
        #expect(files.map(\.name) == ["OrderSoupIntent.swift"])
        try Golden.expect(files[0].bytes, matches: "OrderSoupIntent.swift")
        let result = try AppleTypeChecker().check(files.map(\.sourceText))
        #expect(result.messages == [])
    }
}
