import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("Names")
struct NamingTests {
    private let definition = Definition {
        $0.intents = [
            Intent { $0.name = "ShowExpenseIntent" },
            Intent {
                $0.name = "Order"; $0.className = "PlaceOrder"
            },
        ]
        $0.enums = [
            EnumDefinition {
                $0.name = "Size"
                $0.values = [EnumValue { $0.name = "unknown" }]
            },
            EnumDefinition {
                $0.name = "Taste"
                $0.className = "Flavour"
                $0.values = [EnumValue { $0.name = "unknown" }]
            },
        ]
        $0.types = [
            TypeDefinition {
                $0.name = "Soup"
                $0.classPrefix = "SP"
            },
            TypeDefinition {
                $0.name = "Bowl"
                $0.className = "Dish"
            },
        ]
    }

    @Test("come from the name in the file, with 'Intent' behind that of every intent, or from the class name")
    func withoutPrefix() {
        let interface = DefinitionInterface(sound: definition)
        #expect(interface.intents.map(\.className) == ["ShowExpenseIntentIntent", "PlaceOrder"])
        #expect(interface.intents.map(\.name) == ["ShowExpenseIntent", "Order"])
        #expect(interface.enums.map(\.className) == ["Size", "Flavour"])
        #expect(interface.enums.map(\.resultClassName) == ["SizeResolutionResult", "FlavourResolutionResult"])
        #expect(interface.types.map(\.className) == ["Soup", "Dish"])
        #expect(interface.types.map(\.resultClassName) == ["SoupResolutionResult", "DishResolutionResult"])
    }

    @Test("get the prefix unless the file names the class; prefixes in the file do not count")
    func withPrefix() {
        let interface = DefinitionInterface(sound: definition, classPrefix: "XY")
        #expect(interface.intents.map(\.className) == ["XYShowExpenseIntentIntent", "PlaceOrder"])
        #expect(interface.enums.map(\.className) == ["XYSize", "Flavour"])
        #expect(interface.types.map(\.className) == ["XYSoup", "Dish"])
    }

    @Test("that come with an intent are made from its class")
    func dependentNames() throws {
        let intent = try #require(DefinitionInterface(sound: definition, classPrefix: "XY").intents.first)
        #expect(intent.protocolName == "XYShowExpenseIntentIntentHandling")
        #expect(intent.responseClassName == "XYShowExpenseIntentIntentResponse")
        #expect(intent.responseCodeName == "XYShowExpenseIntentIntentResponseCode")
    }

    @Test("are all listed, those of files marked")
    func generatedNames() {
        let names = DefinitionInterface(sound: definition).names
        #expect(
            names.map(\.name) == [
                "ShowExpenseIntentIntent", "ShowExpenseIntentIntentHandling", "ShowExpenseIntentIntentResponse",
                "ShowExpenseIntentIntentResponseCode", "PlaceOrder", "PlaceOrderHandling", "PlaceOrderResponse",
                "PlaceOrderResponseCode", "Size", "SizeResolutionResult", "Flavour", "FlavourResolutionResult", "Soup",
                "SoupResolutionResult", "Dish", "DishResolutionResult",
            ]
        )
        #expect(
            names.filter(\.isFileName).map(\.name)
                == ["ShowExpenseIntentIntent", "PlaceOrder", "Size", "Flavour", "Soup", "Dish"]
        )
        #expect(names.first?.origin.description == "intent 'ShowExpenseIntent'")
    }

    @Test(
        "inside other names have their first letter in upper case, and nothing else changed",
        arguments: [
            ("soup", "Soup"), ("websiteURL", "WebsiteURL"), ("entry_description", "Entry_description"), ("URL", "URL"),
            ("_private", "_private"), ("größe", "Größe"), ("état", "État"), ("iOSVersion", "IOSVersion"),
        ]
    )
    func capitalization(name: String, capitalized: String) throws {
        let intent = Intent {
            $0.name = "Order"
            $0.parameters = [
                Parameter {
                    $0.name = Located(name)
                    $0.type = "String"
                }
            ]
        }
        let property = try IntentDeclaration(intent).properties[0]
        #expect(property.name == name)
        #expect(property.capitalizedName == capitalized)
    }

    @Test("of system intents are only noted")
    func systemIntents() {
        let definition = Definition {
            $0.intents = [
                Intent {
                    $0.type = "System"
                    $0.name = "PlayMedia"
                    $0.className = "INPlayMediaIntent"
                },
                Intent {
                    $0.type = "Custom"
                    $0.name = "Order"
                },
            ]
        }
        let interface = DefinitionInterface(sound: definition)
        #expect(interface.systemIntents.map(\.name) == ["PlayMedia"])
        #expect(interface.systemIntents.map(\.className) == ["INPlayMediaIntent"])
        #expect(interface.intents.map(\.name) == ["Order"])
        #expect(!interface.names.contains { $0.name.contains("PlayMedia") })
    }
}
