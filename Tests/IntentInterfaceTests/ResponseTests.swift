import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("A response")
struct ResponseTests {
    private static let builtInNames = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    /// What an intent generates whose response has the given codes, with their templates, and the properties `item`,
    /// `wait_time` and `size`.
    private func intent(_ codes: KeyValuePairs<String, String?>, concise: String? = nil) throws -> IntentDeclaration {
        let properties = ["item": "String", "wait_time": "TimeInterval", "size": "Integer"] as KeyValuePairs
        return try IntentDeclaration(
            Intent {
                $0.name = "OrderSoup"
                $0.parameters = [
                    Parameter {
                        $0.name = "soup"
                        $0.type = "String"
                    }
                ]
                $0.response = Response {
                    $0.codes = Located(
                        codes.map { name, template in
                            ResponseCode {
                                $0.name = Located(name)
                                $0.formatString.text = template.map { Located($0) }
                                $0.conciseFormatString.text = concise.map { Located($0) }
                            }
                        }
                    )
                    $0.parameters = Located(
                        properties.map { name, type in
                            ResponseParameter {
                                $0.name = Located(name)
                                $0.type = Located(type)
                            }
                        }
                    )
                }
            }
        )
    }

    @Test("has the seven built-in codes, then those of the file from 100")
    func codes() throws {
        let codes = try intent(["failureSoldOut": nil, "failure": nil, "success": nil, "delayed": nil]).responseCodes
        #expect(codes.map(\.name) == Self.builtInNames + ["failureSoldOut", "delayed"])
        #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100, 101])
        #expect(codes.map(\.isBuiltIn) == Array(repeating: true, count: 7) + [false, false])
    }

    @Test("without an entry in the file has the built-in codes and no properties")
    func missingResponse() throws {
        let intent = try IntentDeclaration(Intent { $0.name = "Stop" })
        #expect(intent.responseCodes.map(\.name) == Self.builtInNames)
        #expect(intent.responseProperties == [])
        #expect(intent.responseFactories == [])
    }

    @Test("gives its built-in codes the templates of the file")
    func templates() throws {
        let codes = try intent(["success": "Done.", "soldOut": "No ${soup}."]).responseCodes
        #expect(codes.map(\.template?.text) == [nil, nil, nil, nil, "Done.", nil, nil, "No ${soup}."])
    }

    @Test("has a factory for each code whose template says a property, in the order of the codes")
    func factories() throws {
        let intent = try intent([
            "soldOut": "No ${item} in ${size}.", "failure": "Wait ${wait_time}", "success": "Done.",
        ])
        #expect(intent.responseFactories.map(\.code) == ["failure", "soldOut"])
        #expect(
            intent.responseFactories.map(\.selector) == [
                "failureIntentResponseWithWait_time:", "soldOutIntentResponseWithItem:size:",
            ]
        )
        #expect(intent.responseFactories.map(\.templates) == [["Wait ${wait_time}"], ["No ${item} in ${size}."]])
    }

    @Test(
        "has arguments in the order in which the template first says them",
        arguments: [
            ("${item}", ["item"]),
            ("${size} ${item} ${size}", ["size", "item"]),
            ("${item.name} ${size}", ["item", "size"]),
            ("${size.a.b} ${item.name} ${size}", ["size", "item"]),
            ("${soup} ${size}", ["size"]),
            ("${soup.name} ${nothing.size} ${size}", ["size"]),
            ("$${size}", ["size"]),
        ]
    )
    func arguments(template: String, names: [String]) throws {
        let factory = try #require(intent(["soldOut": template]).responseFactories.first)
        #expect(factory.arguments.map(\.property.name) == names)
    }

    @Test(
        "takes the arguments of the full text, then what only the concise one names",
        arguments: [
            (nil, "${item}", ["item"]),
            ("", "${item}", ["item"]),
            ("Done.", "${item}", ["item"]),
            ("${item}", "", ["item"]),
            ("${item}", "${size} … ${item}", ["item", "size"]),
            ("${size.name}", "${wait_time} ${size} ${item.name}", ["size", "wait_time", "item"]),
            ("${soup} ${nothing}", "${soup.name} ${size}", ["size"]),
        ] as [(String?, String, [String])]
    )
    func concise(template: String?, concise: String, names: [String]) throws {
        let factory = try #require(intent(["soldOut": template], concise: concise).responseFactories.first)
        #expect(factory.arguments.map(\.property.name) == names)
        #expect(factory.templates == [template ?? "", concise].filter { !$0.isEmpty })
    }

    @Test("elides the label by the first argument of both texts")
    func conciseLabel() throws {
        let codes = ["failureInvalidItem": "Sorry."] as KeyValuePairs<String, String?>
        let factories = try intent(codes, concise: "No ${item.name} in ${size}").responseFactories
        #expect(factories.map(\.swiftName) == ["failureInvalidItem(_:size:)"])
        #expect(factories.map(\.selector) == ["failureInvalidItemIntentResponseWithItem:size:"])
    }

    @Test(
        "has no factory where neither text says a property of its own",
        arguments: [
            "", "Done.", "${soup}", "${soup.name}", "${nothing.item}", "${Item}", "$(item)", "${ item }", "${item",
        ]
    )
    func noFactory(template: String) throws {
        let factories = try intent(["soldOut": template], concise: template).responseFactories
        #expect(factories == [])
    }

    @Test(
        "leaves out the first label where the code's name ends with it",
        arguments: [
            ("failureInvalidItem", "${item} ${size}", [nil, "size"]),
            ("failureInvalidItem", "${size} ${item}", ["size", "item"]),
            ("failureInvaliditem", "${item}", ["item"]),
            ("failureItems", "${item}", ["item"]),
            ("failureEmpty", "${item}", ["item"]),
            ("longWait_time", "${wait_time}", [nil]),
        ] as [(String, String, [String?])]
    )
    func labels(code: String, template: String, labels: [String?]) throws {
        let factory = try #require(intent([code: template]).responseFactories.first)
        #expect(factory.arguments.map(\.label) == labels)
        #expect(factory.selector.hasPrefix("\(code)IntentResponseWith"))
    }
}
