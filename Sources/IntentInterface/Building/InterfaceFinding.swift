package import Basics
package import IntentDefinition

/// A problem with the interface of a definition, and the part of the definition that it is about.
package struct InterfaceFinding: Sendable {
    /// The problem.
    package var diagnostic: Diagnostic
    /// The part of the definition; `nil` for a finding whose fix doesn't need one.
    package var subject: Subject?

    /// The part of a definition that a finding is about.
    package enum Subject: Sendable {
        /// The name of a part, or of its class.
        case name(Located<String>, NamedPart)
        /// The class of an intent, an enum or a type.
        case generatedName(GeneratedName)
        /// A reference to a part that doesn't exist.
        case reference(ReferenceFault)
        /// The kind of a member's value.
        case kind(Located<String>)
        /// The index of a case, which another case has.
        case index(CaseIndexFault)
    }
}

/// The part of a definition that has a name, which decides the references to it and the names next to it.
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
    /// A part that nothing in the definition refers to by name alone.
    case plain
}

extension DefinitionInterface {
    /// The problems, without the parts that they are about.
    package var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }
}
