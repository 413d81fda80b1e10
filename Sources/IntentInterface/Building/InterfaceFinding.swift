package import Basics
package import IntentDefinition

/// Something that is wrong with what a definition generates, and the part of the definition that it is about.
package struct InterfaceFinding: Sendable {
    /// What is wrong.
    package var diagnostic: Diagnostic
    /// The part of the definition; `nil` for a finding that needs none to be mended.
    package var subject: Subject?

    /// The part of a definition that a finding is about.
    package enum Subject: Sendable {
        /// The name of a part, or of its class.
        case name(Located<String>, NamedPart)
        /// The class of an intent, an enum or a type.
        case generatedName(GeneratedName)
        /// The name of the enum that a member has.
        case enumReference(Located<String>)
        /// The name of the type that a member has.
        case typeReference(Located<String>)
        /// The kind of value of a member.
        case kind(Located<String>)
        /// The index of a case.
        case index(EnumValue, EnumDefinition)
    }
}

/// What bears a name, which decides what refers to it and which names are beside it.
package enum NamedPart: Sendable {
    /// A parameter of an intent.
    case parameter(Intent)
    /// A property of the response to an intent.
    case responseProperty(Intent)
    /// A property of a type.
    case typeProperty(TypeDefinition)
    /// A case of an enum.
    case enumCase(EnumDefinition)
    /// An enum.
    case enumeration
    /// An object type.
    case type
    /// Something that nothing in the definition refers to by its name alone.
    case plain
}

extension DefinitionInterface {
    /// What is wrong, without the parts that it is about.
    package var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }
}
