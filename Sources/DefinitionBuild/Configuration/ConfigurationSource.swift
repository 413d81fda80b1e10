package import DefinitionCompiler

/// Which configuration counts for definitions.
package enum ConfigurationSource: Sendable {
    /// For each definition the nearest one, from its folder up to its package.
    case nearest
    /// One file for all.
    case file(Path)
    /// None.
    case none
}
