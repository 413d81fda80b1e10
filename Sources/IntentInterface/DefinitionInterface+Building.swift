public import DefinitionDiagnostics
public import IntentDefinition

extension DefinitionInterface {
    /// Resolves what a definition generates.
    ///
    /// - Parameters:
    ///   - definition: What the file says.
    ///   - file: The path of the file, for diagnostics.
    ///   - classPrefix: The text before the names of intents, enums and types that name no class of their own.
    ///   - diagnostics: Receives what is wrong. After an error the interface is not fit for generation.
    public init(
        of definition: Definition,
        file: String,
        classPrefix: String = "",
        diagnostics: inout [Diagnostic]
    ) {
        self.init(intents: [], enums: [], types: [], systemIntents: [], names: [])
    }
}
