public import SwiftGeneration

/// The whole way from the bytes of a definition to generated files; reads and writes no file itself.
public struct DefinitionCompiler: Sendable {
    /// The text before the names of intents, enums and types that name no class of their own.
    public var classPrefix = ""
    /// The access level of generated declarations.
    public var visibility = Visibility.public

    /// Creates a compiler with the default options.
    public init() {}
}
