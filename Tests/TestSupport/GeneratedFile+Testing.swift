import Basics
package import CodeGeneration
package import IntentDefinition
package import IntentInterface
package import Testing

extension DefinitionInterface {
    /// The interface of a definition that is sound.
    package init(
        sound definition: Definition,
        classPrefix: String = "",
        language: GeneratedLanguage = .swift,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        self.init(
            of: definition,
            file: "Test",
            classPrefix: classPrefix,
            language: language
        )
        #expect(diagnostics == [], sourceLocation: sourceLocation)
    }
}

extension GeneratedFile {
    /// The content.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The file for a compiler.
    package var sourceText: SourceText { SourceText(name, text) }
}
