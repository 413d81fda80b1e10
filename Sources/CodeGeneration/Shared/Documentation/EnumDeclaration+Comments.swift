package import IntentInterface

extension EnumDeclaration {
    /// What the comment on the enum says.
    package var comment: String { displayName.nonEmpty ?? "The values of '\(name)'." }

    /// What the comment on the result's class says.
    package var resultComment: String { "What resolving a ``\(className)`` comes to." }
}

extension EnumDeclaration.Case {
    /// What the comment on the case says.
    package var comment: String { displayName.nonEmpty ?? name }
}
