package import Basics
import CodeGeneration
import IntentDefinition
package import IntentInterface

/// What `intentc.json` says about the definitions below its folder. `Documentation/configuration.md` describes it.
///
/// What the file leaves out is `nil` or empty, so that each reader has its own defaults.
package struct Configuration: Equatable, Sendable {
    /// The name of the file.
    package static let fileName = "intentc.json"
    /// The version of the schema.
    package static let version = 1
    /// The most bytes that the file may have.
    package static let byteLimit = 1024 * 1024

    /// The path of the file, for diagnostics.
    package var file: String
    /// The access level of generated declarations.
    package var visibility: Visibility?
    /// The text before the names of generated declarations.
    package var classPrefix: ClassPrefix?
    /// The form of generated code.
    package var dialect: Dialect?
    /// What generated declarations say about isolation.
    package var isolation: Isolation?
    /// The names of intents that generate nothing.
    package var excludedIntents: [Located<String>] = []
    /// What definitions are checked for.
    package var checks = CheckConfiguration()

    /// Creates the configuration of a file that says nothing.
    package init(file: String) {
        self.file = file
    }
}
