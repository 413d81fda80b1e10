import DefinitionCompiler
import DefinitionConfiguration
import IntentDefinition
import IntentInterface
import SourceGeneration
import SwiftGeneration

/// How code is generated: what the command line says wins over the configuration, and that over the defaults.
struct CodeOptions: Sendable {
    var classPrefix: ClassPrefix?
    var dialect: Dialect?
    var visibility: Visibility?
    var isolation: Isolation?
    var generatesSingleFile = false

    /// The compiler of a definition.
    func compiler(_ configuration: Configuration?) -> DefinitionCompiler {
        var compiler = DefinitionCompiler()
        compiler.classPrefix = (classPrefix ?? configuration?.classPrefix ?? ClassPrefix()).text
        compiler.dialect = dialect ?? configuration?.dialect ?? .universal
        compiler.visibility = visibility ?? configuration?.visibility ?? .public
        compiler.isolation = isolation ?? configuration?.isolation ?? .nonisolated
        compiler.excludedIntents = Set(configuration?.excludedIntents.map(\.value) ?? [])
        compiler.generatesSingleFile = generatesSingleFile
        return compiler
    }
}
