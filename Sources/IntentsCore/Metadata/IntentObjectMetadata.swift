/// The facts that a definition states about an object type.
public final class IntentObjectMetadata: Sendable {
    /// The name in the definition.
    public let name: String
    /// The display name.
    public let displayName: IntentText?
    /// The properties of the type, in addition to those of every object.
    public let properties: [IntentPropertyMetadata]

    init(name: String, displayName: IntentText?, properties: [IntentPropertyMetadata]) {
        self.name = name
        self.displayName = displayName
        self.properties = properties
    }

    /// Returns the property with a name.
    public func property(named name: String) -> IntentPropertyMetadata? { properties.first { $0.name == name } }
}
