/// The facts that a definition states about an object type.
public final class IntentObjectMetadata: Sendable {
    /// The name in the definition.
    public let name: String
    /// The name for people.
    public let displayName: IntentText?
    /// The properties that the type adds to those that every object has.
    public let properties: [IntentPropertyMetadata]

    init(name: String, displayName: IntentText?, properties: [IntentPropertyMetadata]) {
        self.name = name
        self.displayName = displayName
        self.properties = properties
    }

    /// A property, by its name.
    public func property(named name: String) -> IntentPropertyMetadata? { properties.first { $0.name == name } }
}
