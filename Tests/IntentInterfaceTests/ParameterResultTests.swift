import Basics
import IntentDefinition
import IntentInterface
import PropertyLists
import TestSupport
import Testing

@Suite("The result of a parameter")
struct ParameterResultTests {
    /// What an intent called `OrderSoup` generates for a parameter `bowls`.
    private func intent(_ setFields: (inout Parameter) -> Void) throws -> IntentDeclaration {
        let parameter = Parameter {
            $0.name = "bowls"
            $0.type = "Integer"
            $0.supportsResolution = true
            setFields(&$0)
        }
        let size = EnumDefinition {
            $0.name = "Size"
            $0.values = [EnumValue { $0.name = "unknown" }]
        }
        let intent = Intent {
            $0.name = "OrderSoup"
            $0.className = "SoupRequest"
            $0.parameters = [parameter]
        }
        return try IntentDeclaration(intent, enums: [size])
    }

    @Test("has the reasons of the file in order, and derives from the ordinary result")
    func storedReasons() throws {
        let intent = try intent {
            $0.unsupportedReasons = [
                UnsupportedReason {
                    $0.code = "tooMany"
                    $0.formatString.text = "Not more than ${maximumValue}."
                },
                UnsupportedReason { $0.code = "closed" },
            ]
        }
        let result = try #require(intent.parameterResults.first)
        #expect(result.reasons.map(\.name) == ["tooMany", "closed"])
        #expect(result.reasons.map(\.template?.text) == ["Not more than ${maximumValue}.", nil])
        #expect(result.resultClassName == "OrderSoupBowlsResolutionResult")
        #expect(result.reasonEnumName == "OrderSoupBowlsUnsupportedReason")
        #expect(result.superclassName == "INIntegerResolutionResult")
        let resolve = try #require(intent.operations.first { $0.baseName == "resolveBowls" })
        #expect(resolve.kind == .resolve(result.property, resultClass: "OrderSoupBowlsResolutionResult"))
    }

    @Test("has the class prefix in its names, whatever the class of its intent, and selectors have none")
    func prefix() throws {
        let definition = Definition {
            $0.intents = [
                Intent {
                    $0.name = "ExecuteLua"
                    $0.className = "LuaRequest"
                    $0.parameters = [
                        Parameter {
                            $0.name = "source"
                            $0.type = "String"
                            $0.supportsResolution = true
                            $0.unsupportedReasons = [UnsupportedReason { $0.code = "empty" }]
                        }
                    ]
                }
            ]
        }
        for language in [GeneratedLanguage.swift, .objectiveC] {
            let interface = DefinitionInterface(sound: definition, classPrefix: "HS", language: language)
            let intent = try #require(interface.intents.first)
            #expect(intent.parameterResults.map(\.resultClassName) == ["HSExecuteLuaSourceResolutionResult"])
            #expect(intent.parameterResults.map(\.reasonEnumName) == ["HSExecuteLuaSourceUnsupportedReason"])
            let resolve = try #require(intent.operations.first { $0.baseName == "resolveSource" })
            #expect(resolve.selector == "resolveSourceForExecuteLua:withCompletion:")
            #expect(
                resolve.kind
                    == .resolve(intent.properties[0], resultClass: "HSExecuteLuaSourceResolutionResult")
            )
        }
    }

    @Test("derives from the result of the enum")
    func enumReasons() throws {
        let intent = try intent {
            $0.enumType = "Size"
            $0.unsupportedReasons = [UnsupportedReason { $0.code = "tooBig" }]
        }
        #expect(intent.parameterResults.map(\.superclassName) == ["SizeResolutionResult"])
    }

    @Test("is the ordinary one where the parameter is not resolved, or has no reasons")
    func noReasons() throws {
        let unresolved = try intent {
            $0.supportsResolution = false
            $0.unsupportedReasons = [UnsupportedReason { $0.code = "tooMany" }]
        }
        #expect(unresolved.parameterResults == [])
        let empty = try intent { $0.unsupportedReasons = [] }
        #expect(empty.parameterResults == [])
    }

    /// Limits as the file can give them, and whether they count.
    private static let limits: [(PropertyListValue.Content, Bool)] = [
        (.integer("10"), true), (.real("0.5"), true), (.data(""), false), (.string("10"), false),
    ]

    @Test("of a number with a limit has the reasons that come with limits", arguments: limits, ["Integer", "Decimal"])
    func limitReasons(limit: (content: PropertyListValue.Content, counts: Bool), type: String) throws {
        let expected =
            limit.counts ? ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"] : []
        for isMaximum in [true, false] {
            let intent = try intent {
                $0.type = Located(type)
                $0.metadata = ParameterMetadata {
                    if isMaximum {
                        $0.maximumValue = PropertyListValue(limit.content)
                    } else {
                        $0.minimumValue = PropertyListValue(limit.content)
                    }
                }
            }
            #expect(intent.parameterResults.flatMap(\.reasons).map(\.name) == expected)
        }
    }

    @Test("with a limit has no such reasons for other types, for enums, and beside reasons of the file")
    func limitsThatDoNotCount() throws {
        let metadata = ParameterMetadata { $0.maximumValue = PropertyListValue(.integer("10")) }
        let interval = try intent {
            $0.type = "TimeInterval"
            $0.metadata = metadata
        }
        let size = try intent {
            $0.enumType = "Size"
            $0.metadata = metadata
        }
        let ownReason = try intent {
            $0.metadata = metadata
            $0.unsupportedReasons = [UnsupportedReason { $0.code = "closed" }]
        }
        #expect(interval.parameterResults == [])
        #expect(size.parameterResults == [])
        #expect(ownReason.parameterResults.flatMap(\.reasons).map(\.name) == ["closed"])
    }
}
