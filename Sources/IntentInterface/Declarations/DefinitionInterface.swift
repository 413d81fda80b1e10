/// The programming interface that one definition generates: every name, type, operation and code resolved, in the
/// order in which it is declared, and independent of the language that it is printed in.
package struct DefinitionInterface: Sendable {
    /// The custom intents.
    package var intents: [IntentDeclaration]
    /// The enums.
    package var enums: [EnumDeclaration]
    /// The object types.
    package var types: [TypeDeclaration]
    /// The list of the custom intents, where one is generated.
    package var intentList: IntentListDeclaration?
    /// The system intents of the file, for which nothing is generated.
    package var systemIntents: [SystemIntent]
    /// Every top-level name that is generated, with the place that it comes from.
    package var names: [GeneratedName]
    /// The language that it is for, which decides which names are possible.
    package var language = GeneratedLanguage.swift
    /// What is wrong. After an error the interface is not fit for generation.
    package var findings: [InterfaceFinding] = []
}

/// A customised intent of the system: its classes belong to the framework, so nothing is generated.
package struct SystemIntent: Hashable, Sendable {
    /// The name in the file, such as `PlayMedia`.
    package var name: String
    /// The framework's class, such as `INPlayMediaIntent`, where the file names it.
    package var className: String?
}
