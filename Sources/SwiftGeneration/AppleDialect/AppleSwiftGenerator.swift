public import IntentInterface

/// Prints an interface as Swift for Apple's platforms: the declarations of Apple's own compiler.
public struct AppleSwiftGenerator: Sendable {
    /// The access level of every declaration.
    public var visibility: Visibility
    /// Where the code comes from, for the header: a relative path.
    public var source: String

    /// Creates a generator.
    public init(visibility: Visibility = .public, source: String) {
        self.visibility = visibility
        self.source = source
    }

    /// One file for each intent, enum and type, named after its class, in the order of the interface.
    public func files(for interface: DefinitionInterface) -> [GeneratedFile] {
        []
    }
}
