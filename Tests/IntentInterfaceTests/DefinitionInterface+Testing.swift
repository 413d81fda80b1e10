import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import TestSupport
import Testing

extension DefinitionInterface {
    /// The interface of a definition that is sound.
    init(
        sound definition: Definition,
        classPrefix: String = "",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        var diagnostics: [Diagnostic] = []
        self.init(of: definition, file: "Test", classPrefix: classPrefix, diagnostics: &diagnostics)
        #expect(diagnostics == [], sourceLocation: sourceLocation)
    }
}

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
