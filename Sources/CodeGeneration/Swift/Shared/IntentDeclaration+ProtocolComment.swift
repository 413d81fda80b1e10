import IntentInterface

extension IntentDeclaration {
    /// What the comment on the handling protocol says in Swift.
    var swiftProtocolComment: String {
        """
        \(protocolComment)

        Where a method has two forms, implement the one with a completion handler or the `async` one.
        """
    }
}
