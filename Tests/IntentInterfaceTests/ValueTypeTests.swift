import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("The type of a value")
struct ValueTypeTests {
    /// The names of the file for types, and the classes of their results.
    private static let resultClasses = [
        ("Boolean", "INBooleanResolutionResult"),
        ("CurrencyAmount", "INCurrencyAmountResolutionResult"),
        ("DateComponents", "INDateComponentsResolutionResult"),
        ("DateComponentsRange", "INDateComponentsRangeResolutionResult"),
        ("Decimal", "INDoubleResolutionResult"),
        ("Energy", "INEnergyResolutionResult"),
        ("File", "INFileResolutionResult"),
        ("Integer", "INIntegerResolutionResult"),
        ("Length", "INLengthResolutionResult"),
        ("Mass", "INMassResolutionResult"),
        ("PaymentMethod", "INPaymentMethodResolutionResult"),
        ("Person", "INPersonResolutionResult"),
        ("Placemark", "INPlacemarkResolutionResult"),
        ("SpeakableString", "INSpeakableStringResolutionResult"),
        ("Speed", "INSpeedResolutionResult"),
        ("String", "INStringResolutionResult"),
        ("Temperature", "INTemperatureResolutionResult"),
        ("TimeInterval", "INTimeIntervalResolutionResult"),
        ("URL", "INURLResolutionResult"),
        ("Volume", "INVolumeResolutionResult"),
    ]

    @Test(
        "is the same for a parameter, a property of a response and a property of a type",
        arguments: resultClasses,
        [false, true]
    )
    func basic(type: (name: String, resultClass: String), isArray: Bool) throws {
        let definition = Definition {
            $0.intents = [
                Intent {
                    $0.name = "OrderSoup"
                    $0.parameters = [
                        Parameter {
                            $0.name = "value"
                            $0.type = Located(type.name)
                            $0.supportsMultipleValues = Located(isArray)
                            $0.supportsResolution = true
                        }
                    ]
                    $0.response = Response {
                        $0.parameters = [
                            ResponseParameter {
                                $0.name = "value"
                                $0.type = Located(type.name)
                                $0.supportsMultipleValues = Located(isArray)
                            }
                        ]
                    }
                }
            ]
            $0.types = [
                TypeDefinition {
                    $0.name = "Soup"
                    $0.properties = [
                        TypeProperty {
                            $0.name = "value"
                            $0.type = Located(type.name)
                            $0.supportsMultipleValues = Located(isArray)
                        }
                    ]
                }
            ]
        }
        let interface = DefinitionInterface(sound: definition)
        let intent = try #require(interface.intents.first)
        let basic = try #require(ValueType.Basic(rawValue: type.name))
        let properties = intent.properties + intent.responseProperties + interface.types.flatMap(\.properties)
        #expect(properties.map(\.type) == Array(repeating: ValueType(.basic(basic), isArray: isArray), count: 3))
        #expect(properties.allSatisfy { $0.type.isOptional })
        let resolve = try #require(intent.operations.first { $0.baseName == "resolveValue" })
        #expect(resolve.kind == .resolve(intent.properties[0], resultClass: type.resultClass))
    }

    @Test("has a row in the table above for every type of the format")
    func tableIsComplete() {
        #expect(Set(Self.resultClasses.map(\.0)) == Set(ValueType.Basic.allCases.map(\.rawValue)))
    }

    /// The type of a parameter in a file with the enum `Size` (class `SoupSize`) and the type `Soup`.
    private func type(
        sourceLocation: Testing.SourceLocation = #_sourceLocation,
        _ setFields: (inout Parameter) -> Void
    ) throws -> ValueType {
        let parameter = Parameter {
            $0.name = "value"
            setFields(&$0)
        }
        let size = EnumDefinition {
            $0.name = "Size"
            $0.className = "SoupSize"
            $0.values = [EnumValue { $0.name = "unknown" }]
        }
        let intent = Intent {
            $0.name = "OrderSoup"
            $0.parameters = [parameter]
        }
        let soup = TypeDefinition { $0.name = "Soup" }
        return try IntentDeclaration(intent, enums: [size], types: [soup], sourceLocation: sourceLocation)
            .properties[0].type
    }

    @Test("of an integer with an enum is the enum's class, and only a list of them can be missing")
    func enumeration() throws {
        let one = try type {
            $0.type = "Integer"
            $0.enumType = "Size"
            $0.enumTypeNamespace = "another"
        }
        let list = try type {
            $0.type = "Integer"
            $0.enumType = "Size"
            $0.supportsMultipleValues = true
        }
        #expect(one == ValueType(.enumeration("SoupSize")))
        #expect(!one.isOptional)
        #expect(list == ValueType(.enumeration("SoupSize"), isArray: true))
        #expect(list.isOptional)
        #expect(one.resultClassName == "SoupSizeResolutionResult")
    }

    @Test("of an object is the class of its type, or any object")
    func object() throws {
        let soup = try type {
            $0.type = "Object"
            $0.objectType = "Soup"
        }
        let anything = try type { $0.type = "Object" }
        #expect(soup == ValueType(.object("Soup")))
        #expect(soup.resultClassName == "SoupResolutionResult")
        #expect(anything == ValueType(.anyObject))
        #expect(anything.resultClassName == "INObjectResolutionResult")
    }

    @Test("that belongs to the system is a number or any object")
    func system() throws {
        let number = try type {
            $0.type = "Integer"
            $0.enumType = "CallDestinationType"
            $0.enumTypeNamespace = "System"
        }
        let object = try type {
            $0.type = "Object"
            $0.objectType = "MediaItem"
            $0.objectTypeNamespace = "System"
        }
        #expect(number == ValueType(.basic(.integer)))
        #expect(object == ValueType(.anyObject))
    }

    @Test("of another kind than integer and object has no enum and no object type")
    func strayReferences() throws {
        let type = try type {
            $0.type = "String"
            $0.enumType = "Size"
            $0.objectType = "Nothing"
        }
        #expect(type == ValueType(.basic(.string)))
    }
}
