/// The programming interface that one definition generates: resolved names, types, operations and codes, in the order
/// of their declaration and independent of the language they are printed in.
package struct DefinitionInterface: Sendable {
    /// The custom intents.
    package var intents: [IntentDeclaration]
    /// The enums.
    package var enums: [EnumDeclaration]
    /// The object types.
    package var types: [TypeDeclaration]
    /// The list of the custom intents, if one is generated.
    package var intentList: IntentListDeclaration?
    /// The system intents of the file. Nothing is generated for them.
    package var systemIntents: [SystemIntent]
    /// The declarations of a family of system intents; empty for a definition.
    package var systemDeclarations: [SystemDeclaration] = []
    /// Every generated top-level name, with its place in the definition.
    package var names: [GeneratedName]
    /// The generated language, which decides which names are possible.
    package var language = GeneratedLanguage.swift
    /// The findings. Don't generate code from an interface with an error.
    package var findings: [InterfaceFinding] = []
}

/// A customized system intent. Its classes belong to the framework, so nothing is generated for it.
package struct SystemIntent: Hashable, Sendable {
    /// The name in the file, such as `PlayMedia`.
    package var name: String
    /// The framework's class, such as `INPlayMediaIntent`, if the file names it.
    package var className: String?
}
