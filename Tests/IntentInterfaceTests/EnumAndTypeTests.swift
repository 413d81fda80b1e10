import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("Enums and types")
struct EnumAndTypeTests {
    @Test("have the cases of the file with their indices, of which gaps stay and a missing one is 0")
    func cases() throws {
        let definition = Definition {
            $0.enums = [
                EnumDefinition {
                    $0.name = "Size"
                    $0.displayName.text = "Portion"
                    $0.values = [
                        EnumValue {
                            $0.name = "large"
                            $0.index = 7
                        },
                        EnumValue {
                            $0.name = "unknown"
                            $0.displayName.text = "?"
                        },
                        EnumValue {
                            $0.name = "small"
                            $0.index = 2
                        },
                    ]
                }
            ]
        }
        let size = try #require(DefinitionInterface(sound: definition).enums.first)
        #expect(size.displayName?.text == "Portion")
        #expect(size.cases.map(\.name) == ["large", "unknown", "small"])
        #expect(size.cases.map(\.rawValue) == [7, 0, 2])
        #expect(size.cases.map(\.displayName.text) == ["large", "?", "small"])
    }

    @Test("are left out where the file wants no code for an enum, which can still be referred to")
    func enumWithoutCode() throws {
        let definition = Definition {
            $0.enums = [
                EnumDefinition {
                    $0.name = "Size"
                    $0.generatesHeader = false
                    $0.values = [EnumValue { $0.name = "unknown" }]
                }
            ]
            $0.intents = [
                Intent {
                    $0.name = "Order"
                    $0.parameters = [
                        Parameter {
                            $0.name = "size"
                            $0.type = "Integer"
                            $0.enumType = "Size"
                        }
                    ]
                }
            ]
        }
        let interface = DefinitionInterface(sound: definition)
        #expect(interface.enums == [])
        #expect(!interface.names.contains { $0.name == "Size" })
        #expect(interface.intents.first?.properties.map(\.type) == [ValueType(.enumeration("Size"))])
    }

    @Test("have the properties of the file without the inherited ones")
    func properties() throws {
        let definition = Definition {
            $0.types = [
                TypeDefinition {
                    $0.name = "Soup"
                    $0.displayName.text = "A Soup"
                    $0.properties = [
                        TypeProperty {
                            $0.isDefault = true
                            $0.name = "identifier"
                            $0.type = "String"
                        },
                        TypeProperty {
                            $0.name = "price"
                            $0.displayName.text = "Price"
                            $0.type = "CurrencyAmount"
                        },
                    ]
                }
            ]
        }
        let soup = try #require(DefinitionInterface(sound: definition).types.first)
        #expect(soup.displayName?.text == "A Soup")
        #expect(soup.properties.map(\.name) == ["price"])
        #expect(soup.properties.map(\.displayName?.text) == ["Price"])
    }
}
