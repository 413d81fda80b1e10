package import Basics
import CodeGeneration

/// Which configuration counts for definitions.
package enum ConfigurationSource: Sendable {
    /// For each definition the nearest one, from its folder up to the root of its repository or package.
    case nearest
    /// One file for all.
    case file(Path)
    /// None.
    case none
}
