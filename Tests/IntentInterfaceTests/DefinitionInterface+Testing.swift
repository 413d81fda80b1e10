import Basics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

extension IntentDeclaration {
    /// What the only intent of a definition generates.
    init(
        _ intent: Intent,
        enums: [EnumDefinition] = [],
        types: [TypeDefinition] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let definition = Definition {
            $0.intents = [intent]
            $0.enums = Located(enums)
            $0.types = Located(types)
        }
        self = try #require(
            DefinitionInterface(sound: definition, sourceLocation: sourceLocation).intents.first,
            sourceLocation: sourceLocation
        )
    }
}
