import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

@Suite("A name of Swift or of a framework")
struct FrameworkNameTests {
    /// The names with which a property, an argument, a superclass or a result of generated code is written.
    private static let names =
        [
            "Bool", "CLPlacemark", "DateComponents", "Error", "INCurrencyAmount", "INDateComponentsRange",
            "INEnumResolutionResult", "INFile", "INIntegerResolutionResult", "INIntent", "INIntentResponse", "INObject",
            "INObjectCollection", "INObjectResolutionResult", "INPaymentMethod", "INPerson", "INSpeakableString", "Int",
            "Measurement", "NSDateComponents", "NSMeasurement", "NSNumber", "NSObjectProtocol", "NSString", "NSURL",
            "NSUserActivity", "String", "Swift", "URL", "UnitEnergy", "UnitLength", "UnitMass", "UnitSpeed",
            "UnitTemperature", "UnitVolume",
        ] + ValueType.Basic.allCases.map { ValueType(.basic($0)).resultClassName }

    /// A definition with every feature and an enum that generates a name.
    private func definition(generating name: String) -> Definition {
        var definition = Definition.everything
        definition.enums?.value.append(
            EnumDefinition {
                $0.name = "Added"
                $0.className = Located(name)
                $0.values = [EnumValue { $0.name = "unknown" }]
            }
        )
        return definition
    }

    @Test("that generated code needs is an error", arguments: names)
    func needed(name: String) {
        var diagnostics: [Diagnostic] = []
        diagnostics += DefinitionInterface(of: definition(generating: name), file: "Test").diagnostics
        #expect(diagnostics.map(\.id) == [.nameSDKClash])
        #expect(diagnostics.map(\.severity) == [.error])
    }

    @Test("that no generated code needs is accepted, and compiles", .needsAppleInterfaces)
    func other() throws {
        for name in ["Data", "Date", "Set", "Notification", "INImage", "INInteraction", "CLLocation", "Void"] {
            let interface = DefinitionInterface(sound: definition(generating: name))
            let files = SwiftGenerator(source: "Test.intentdefinition").files(for: interface)
            let messages = try AppleTypeChecker().check(files.map(\.sourceText)).messages
            #expect(messages == [], "\(name)")
        }
    }
}
