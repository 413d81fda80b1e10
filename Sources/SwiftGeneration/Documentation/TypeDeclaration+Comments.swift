import IntentInterface

extension TypeDeclaration {
    /// What the comment on the class says.
    var comment: String { displayName.nonEmpty ?? "An object of the type '\(name)'." }

    /// What the comment on the result's class says.
    var resultComment: String { "What resolving a ``\(className)`` comes to." }
}
