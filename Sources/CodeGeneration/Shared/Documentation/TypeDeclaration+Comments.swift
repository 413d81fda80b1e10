package import IntentInterface

extension TypeDeclaration {
    /// What the comment on the class says.
    package var comment: String { displayName.nonEmpty ?? "An object of the type '\(name)'." }

    /// What the comment on the result's class says.
    package var resultComment: String { "What resolving a ``\(className)`` comes to." }
}
