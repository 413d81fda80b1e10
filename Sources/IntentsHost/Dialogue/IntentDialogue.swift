/// A dialogue with the user: on a terminal, through speech, or in a test.
public protocol IntentDialogue: Sendable {
    /// Asks the user a question.
    ///
    /// - Returns: The answer; `cancel` if the user gives up.
    /// - Throws: An error if the user can't be asked. It ends the run.
    func answer(to question: IntentQuestion) async throws -> IntentAnswer

    /// Says a text to the user.
    func say(_ text: String) async
}
