import DefinitionDiagnostics
public import IntentDefinition
public import IntentInterface
public import SourceGeneration
public import Testing

extension DefinitionInterface {
    /// The interface of a definition that is sound.
    public init(
        sound definition: Definition,
        classPrefix: String = "",
        language: GeneratedLanguage = .swift,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        var diagnostics: [Diagnostic] = []
        self.init(
            of: definition,
            file: "Test",
            classPrefix: classPrefix,
            language: language,
            diagnostics: &diagnostics
        )
        #expect(diagnostics == [], sourceLocation: sourceLocation)
    }
}

extension GeneratedFile {
    /// The content.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The file for a compiler.
    public var sourceText: SourceText { SourceText(name, text) }
}
