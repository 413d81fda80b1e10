package import IntentInterface

/// What a definition generates, told to people or programs.
package struct DefinitionListing: Sendable {
    /// The path of the definition.
    package var file: String
    /// What it generates.
    package var interface: DefinitionInterface

    /// Creates a listing.
    package init(file: String, interface: DefinitionInterface) {
        self.file = file
        self.interface = interface
    }
}
