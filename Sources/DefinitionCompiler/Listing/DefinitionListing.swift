public import IntentInterface

/// What a definition generates, told to people or programs.
public struct DefinitionListing: Sendable {
    /// The path of the definition.
    public var file: String
    /// What it generates.
    public var interface: DefinitionInterface

    /// Creates a listing.
    public init(file: String, interface: DefinitionInterface) {
        self.file = file
        self.interface = interface
    }
}
