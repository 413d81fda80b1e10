package import Basics

/// A top-level name that a definition brings into its module, and where it comes from.
package struct GeneratedName: Hashable, Sendable {
    /// The most bytes in the name of a file, for the file systems of Linux and macOS.
    package static let fileNameLimit = 255

    /// The name.
    package var name: String
    /// Whether a generated file has this name.
    package var isFileName: Bool
    /// What it is made for, for messages, such as `intent 'OrderSoup'`.
    package var origin: String
    /// The place in the definition that it comes from.
    package var location: SourceLocation
}
