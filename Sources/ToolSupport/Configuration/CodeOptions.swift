import Basics
package import CodeGeneration
import IntentDefinition
package import IntentInterface

/// The options for code generation. The command line takes precedence over the configuration, which takes precedence
/// over the defaults.
package struct CodeOptions: Sendable {
    package var classPrefix: ClassPrefix?
    package var dialect: Dialect?
    var visibility: Visibility?
    var isolation: Isolation?
    var generatesSingleFile: Bool

    /// Creates options; an option that is `nil` is left to the configuration.
    package init(
        classPrefix: ClassPrefix? = nil,
        dialect: Dialect? = nil,
        visibility: Visibility? = nil,
        isolation: Isolation? = nil,
        generatesSingleFile: Bool = false
    ) {
        self.classPrefix = classPrefix
        self.dialect = dialect
        self.visibility = visibility
        self.isolation = isolation
        self.generatesSingleFile = generatesSingleFile
    }

    /// Returns the compiler for a definition.
    package func compiler(_ configuration: Configuration?) -> DefinitionCompiler {
        var compiler = DefinitionCompiler()
        compiler.classPrefix = (classPrefix ?? configuration?.classPrefix)?.text
        compiler.dialect = dialect ?? configuration?.dialect ?? .universal
        compiler.visibility = visibility ?? configuration?.visibility ?? .public
        compiler.isolation = isolation ?? configuration?.isolation ?? .nonisolated
        compiler.excludedIntents = Set(configuration?.excludedIntents.map(\.value) ?? [])
        compiler.generatesSingleFile = generatesSingleFile
        return compiler
    }
}
