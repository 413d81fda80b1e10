import IntentInterface

extension EnumDeclaration {
    /// What the comment on the enum says.
    var comment: String { displayName.nonEmpty ?? "The values of '\(name)'." }

    /// What the comment on the result's class says.
    var resultComment: String { "What resolving a ``\(className)`` comes to." }
}

extension EnumDeclaration.Case {
    /// What the comment on the case says.
    var comment: String { displayName.nonEmpty ?? name }
}
