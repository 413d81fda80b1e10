package import Basics
import CodeGeneration
import IntentDefinition
package import IntentInterface

/// The content of `intentc.json`, which applies to the definitions below its folder. `Documentation/configuration.md`
/// describes it.
///
/// Everything that the file leaves out is `nil` or empty, so that each command has its own defaults.
package struct Configuration: Equatable, Sendable {
    /// The name of the file.
    package static let fileName = "intentc.json"
    /// The version of the schema.
    package static let version = 1
    /// The maximum size of the file, in bytes.
    package static let byteLimit = 1024 * 1024

    /// The path of the file, for diagnostics.
    package var file: String
    /// The access level of generated declarations.
    package var visibility: Visibility?
    /// The prefix for the names of generated declarations.
    package var classPrefix: ClassPrefix?
    /// The dialect of generated code.
    package var dialect: Dialect?
    /// The isolation of generated declarations.
    package var isolation: Isolation?
    /// The names of intents for which no code is generated.
    package var excludedIntents: [Located<String>] = []
    /// The settings for checks.
    package var checks = CheckConfiguration()

    /// Creates the configuration of an empty file.
    package init(file: String) {
        self.file = file
    }
}
