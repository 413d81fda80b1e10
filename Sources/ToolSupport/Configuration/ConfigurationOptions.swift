import Basics
import CodeGeneration

/// The user's choice of a configuration.
package struct ConfigurationOptions: Sendable {
    /// The file to read instead of the nearest one.
    package var file: String?
    /// Whether to read no configuration.
    package var isOff = false

    /// Creates options that use the nearest file.
    package init() {}

    /// Checks that the options don't contradict each other.
    package func validate() throws(UsageError) {
        guard file != nil, isOff else { return }
        throw UsageError(message: "'--configuration' and '--no-configuration' can't be combined; choose one")
    }

    /// The configuration to use.
    package var source: ConfigurationSource {
        isOff ? .none : file.map { .file(Path($0)) } ?? .nearest
    }
}

extension OptionDeclaration {
    /// The option that names a configuration.
    package static func configuration(_ property: WritableKeyPath<Command, ConfigurationOptions>) -> Self {
        .value(
            "configuration",
            valueName: "file",
            property.appending(path: \.file),
            help: "Read this file instead of the nearest 'intentc.json'."
        )
    }

    /// The option that disables configurations.
    package static func noConfiguration(_ property: WritableKeyPath<Command, ConfigurationOptions>) -> Self {
        .flag("no-configuration", property.appending(path: \.isOff), help: "Don't read any 'intentc.json'.")
    }
}
