/// A property of an intent, a response or an object type.
public struct PropertyDeclaration: Hashable, Sendable {
    /// The name in code, as the file spells it.
    public var name: String
    /// The name with its first letter in upper case, as it stands inside selectors and method names.
    public var capitalizedName: String
    /// The type.
    public var type: ValueType
    /// The name for people.
    public var displayName: String?

    init(name: String, type: ValueType, displayName: String?) {
        self.name = name
        self.capitalizedName = name.capitalizingFirstLetter
        self.type = type
        self.displayName = displayName
    }
}
