/// What an object type generates: its class and its result class.
public struct TypeDeclaration: Hashable, Sendable {
    /// The name in the file, which selectors use.
    public var name: String
    /// The class; its output file has the same name.
    public var className: String
    /// The result's class.
    public var resultClassName: String
    /// The name for people.
    public var displayName: String?
    /// The key of the name's translations.
    public var displayNameKey: String?
    /// The properties that the class adds to those that every object has.
    public var properties: [PropertyDeclaration]
}
