import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("A factory in Objective-C")
struct FactoryTests {
    /// The implementation of an intent whose response has texts that name properties.
    private func implementation(naming names: [String]) throws -> String {
        let definition = Definition {
            $0.intents = [
                Intent {
                    $0.name = "Order"
                    $0.response = Response {
                        $0.parameters = Located(
                            names.map { name in
                                ResponseParameter {
                                    $0.name = Located(name)
                                    $0.type = "String"
                                }
                            }
                        )
                        $0.codes = [
                            ResponseCode {
                                $0.name = "success"
                                $0.conciseFormatString.text = Located(names.map { "${\($0)}" }.joined())
                            }
                        ]
                    }
                }
            ]
        }
        let interface = DefinitionInterface(sound: definition, language: .objectiveC)
        return try #require(ObjectiveCGenerator(source: "a").files(for: interface).last).sourceText.text
    }

    @Test(
        "has a variable that no argument is called like",
        arguments: [
            (["item"], "response"), (["response"], "response_"), (["response_"], "response"),
            (["response", "response_", "response___"], "response__"), (["responses"], "response"),
        ] as [([String], String)]
    )
    func variable(names: [String], variable: String) throws {
        let text = try implementation(naming: names)
        #expect(text.contains("OrderIntentResponse *\(variable) = [[self alloc]"))
        #expect(text.contains("    \(variable).\(names[0]) = \(names[0]);"))
    }

    @Test("grows only with its arguments")
    func growth() throws {
        let sizes = try [400, 800].map { count in
            try implementation(naming: (0..<count).map { "value\(1_000 + $0)" }).utf8.count
        }
        #expect(sizes[1] < 2 * sizes[0])
    }
}
