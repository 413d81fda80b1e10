import Basics
import CodeGeneration

/// What the user says about which configuration counts.
package struct ConfigurationOptions: Sendable {
    /// The file to read in place of the nearest one.
    package var file: String?
    /// Whether to read none.
    package var isOff = false

    /// Leaves it at the nearest file.
    package init() {}

    /// Checks that the options do not contradict each other.
    package func validate() throws(UsageError) {
        guard file != nil, isOff else { return }
        throw UsageError(message: "'--configuration', '--no-configuration' cannot be combined; choose one")
    }

    /// Which configuration counts.
    package var source: ConfigurationSource {
        isOff ? .none : file.map { .file(Path($0)) } ?? .nearest
    }
}

extension OptionDeclaration {
    /// The option that names a configuration.
    package static func configuration(_ property: WritableKeyPath<Command, ConfigurationOptions>) -> Self {
        .value(
            "configuration",
            "file",
            property.appending(path: \.file),
            "Read this in place of the nearest 'intentc.json'."
        )
    }

    /// The option that asks for no configuration.
    package static func noConfiguration(_ property: WritableKeyPath<Command, ConfigurationOptions>) -> Self {
        .flag("no-configuration", property.appending(path: \.isOff), "Read no 'intentc.json'.")
    }
}
