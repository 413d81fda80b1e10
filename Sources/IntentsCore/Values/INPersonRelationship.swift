/// The relationship of a person to the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    /// The relationship's text.
    public let rawValue: String

    /// Creates a relationship from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a relationship from its text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The father.
    public static let father = INPersonRelationship(rawValue: "father")
    /// The mother.
    public static let mother = INPersonRelationship(rawValue: "mother")
    /// A parent.
    public static let parent = INPersonRelationship(rawValue: "parent")
    /// A brother.
    public static let brother = INPersonRelationship(rawValue: "brother")
    /// A sister.
    public static let sister = INPersonRelationship(rawValue: "sister")
    /// A son.
    public static let son = INPersonRelationship(rawValue: "son")
    /// A daughter.
    public static let daughter = INPersonRelationship(rawValue: "daughter")
    /// A child.
    public static let child = INPersonRelationship(rawValue: "child")
    /// A friend.
    public static let friend = INPersonRelationship(rawValue: "friend")
    /// The spouse.
    public static let spouse = INPersonRelationship(rawValue: "spouse")
    /// The partner.
    public static let partner = INPersonRelationship(rawValue: "partner")
    /// The assistant.
    public static let assistant = INPersonRelationship(rawValue: "assistant")
    /// The manager.
    public static let manager = INPersonRelationship(rawValue: "manager")
}
