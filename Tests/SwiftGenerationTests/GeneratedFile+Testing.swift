import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import SourceGeneration
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

extension GeneratedFile {
    /// The content.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The file for a compiler.
    var sourceText: TestSupport.SourceText { TestSupport.SourceText(name, text) }
}
