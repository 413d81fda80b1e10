/// Talks with the user: on a terminal, through speech, in a test.
public protocol IntentDialogue: Sendable {
    /// Asks the user.
    ///
    /// - Throws: An error where there is no way to ask. It ends the run. A user who gives up answers `cancel`.
    func answer(to question: IntentQuestion) async throws -> IntentAnswer

    /// Tells the user something.
    func say(_ text: String) async
}
