public import IntentDefinition
public import IntentInterface
public import SourceGeneration
public import SwiftGeneration

/// What `intentc.json` says about the definitions below its folder. `Documentation/configuration.md` describes it.
///
/// What the file leaves out is `nil` or empty, so that each reader has its own defaults.
public struct Configuration: Equatable, Sendable {
    /// The name of the file.
    public static let fileName = "intentc.json"
    /// The version of the schema.
    public static let version = 1
    /// The most bytes that the file may have.
    public static let byteLimit = 1024 * 1024

    /// The path of the file, for diagnostics.
    public var file: String
    /// The access level of generated declarations.
    public var visibility: Visibility?
    /// The text before the names of generated declarations.
    public var classPrefix: ClassPrefix?
    /// The form of generated code.
    public var dialect: Dialect?
    /// What generated declarations say about isolation.
    public var isolation: Isolation?
    /// The names of intents that generate nothing.
    public var excludedIntents: [Located<String>] = []
    /// What definitions are checked for.
    public var checks = CheckConfiguration()

    /// Creates the configuration of a file that says nothing.
    public init(file: String) {
        self.file = file
    }
}
