/// The programming interface that one definition generates: every name, type, operation and code resolved, in the
/// order in which it is declared, and independent of the language that it is printed in.
public struct DefinitionInterface: Sendable {
    /// The custom intents.
    public var intents: [IntentDeclaration]
    /// The enums.
    public var enums: [EnumDeclaration]
    /// The object types.
    public var types: [TypeDeclaration]
    /// The list of the custom intents, where one is generated.
    public var intentList: IntentListDeclaration?
    /// The system intents of the file, for which nothing is generated.
    public var systemIntents: [SystemIntent]
    /// Every top-level name that is generated, with the place that it comes from.
    public var names: [GeneratedName]
}

/// A customised intent of the system: its classes belong to the framework, so nothing is generated.
public struct SystemIntent: Hashable, Sendable {
    /// The name in the file, such as `PlayMedia`.
    public var name: String
    /// The framework's class, such as `INPlayMediaIntent`, where the file names it.
    public var className: String?
}
