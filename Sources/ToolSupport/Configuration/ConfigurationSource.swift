package import Basics
import CodeGeneration

/// The choice of a configuration for definitions.
package enum ConfigurationSource: Sendable {
    /// The nearest file for each definition, from its folder up to the root of its repository or package.
    case nearest
    /// One file for all definitions.
    case file(Path)
    /// No configuration.
    case none
}
