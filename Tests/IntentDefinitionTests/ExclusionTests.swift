import Basics
import IntentDefinition
import TestSupport
import Testing

@Suite("Excluded intents") struct ExclusionTests {
    /// Two intents, each with an enum and a type of its own and one that both use; the types use further ones.
    private let definition = Definition {
        $0.intents = [
            Intent {
                $0.name = "Order"
                $0.parameters = [
                    Self.parameter(enum: "Size"), Self.parameter(enum: "Both"), Self.parameter(type: "Soup"),
                ]
            },
            Intent {
                $0.name = "Cancel"
                $0.parameters = [Self.parameter(enum: "Both")]
                $0.response = Response {
                    $0.parameters = [
                        ResponseParameter {
                            $0.type = "Object"; $0.objectType = "Shared"
                        }
                    ]
                }
            },
        ]
        $0.enums = Located(
            ["Size", "Both", "Spice", "Unused"].map { name in EnumDefinition { $0.name = Located(name) } }
        )
        $0.types = [
            Self.type("Soup", of: "Ingredient"), Self.type("Ingredient", of: "Soup", enum: "Spice"),
            Self.type("Shared", of: "Shared"), Self.type("Lonely", of: "Lonely"),
        ]
    }

    private static func parameter(enum name: String) -> Parameter {
        Parameter {
            $0.type = "Integer"
            $0.enumType = Located(name)
        }
    }

    private static func parameter(type name: String) -> Parameter {
        Parameter {
            $0.type = "Object"
            $0.objectType = Located(name)
        }
    }

    private static func type(_ name: String, of other: String, enum enumName: String? = nil) -> TypeDefinition {
        TypeDefinition {
            $0.name = Located(name)
            $0.properties = [
                TypeProperty {
                    $0.type = "Object"
                    $0.objectType = Located(other)
                },
                TypeProperty {
                    $0.type = "Integer"
                    $0.enumType = enumName.map { Located($0) }
                },
            ]
        }
    }

    private func names(_ definition: Definition) -> [[String?]] {
        [
            definition.intents?.value.map(\.name?.value) ?? [], definition.enums?.value.map(\.name?.value) ?? [],
            definition.types?.value.map(\.name?.value) ?? [],
        ]
    }

    @Test("they go with the enums and types that only they use, also by way of other types")
    func excludes() {
        #expect(
            names(definition.excluding(intents: ["Order"])) == [["Cancel"], ["Both", "Unused"], ["Shared", "Lonely"]]
        )
        #expect(
            names(definition.excluding(intents: ["Cancel"])) == [
                ["Order"], ["Size", "Both", "Spice", "Unused"], ["Soup", "Ingredient", "Lonely"],
            ]
        )
    }

    @Test("what no intent uses stays, with what it uses itself")
    func keepsWhatNobodyUses() {
        var definition = definition
        definition.types?.value[3] = Self.type("Lonely", of: "Ingredient")
        #expect(
            names(definition.excluding(intents: ["Order", "Cancel"])) == [
                [], ["Spice", "Unused"], ["Soup", "Ingredient", "Lonely"],
            ]
        )
    }

    @Test("a name that no intent has excludes nothing")
    func unknownName() {
        #expect(definition.excluding(intents: ["order", ""]) == definition)
    }

    @Test("an enum of the framework is not one of the file with the same name")
    func frameworkEnum() {
        var definition = definition
        definition.intents?.value[0].parameters?.value[0].enumTypeNamespace = "System"
        #expect(names(definition.excluding(intents: ["Order"]))[1] == ["Size", "Both", "Unused"])
    }
}
