import Synchronization

/// A dialogue with prepared answers, for tests.
public final class ScriptedDialogue: IntentDialogue {
    private struct State {
        var answers: ArraySlice<IntentAnswer>
        var questions: [IntentQuestion] = []
        var statements: [String] = []
    }

    private let state: Mutex<State>

    /// Creates a dialogue.
    ///
    /// - Parameter answers: The answers, in the order of the questions.
    public init(_ answers: [IntentAnswer] = []) {
        state = Mutex(State(answers: answers[...]))
    }

    /// The questions that were asked, in order.
    public var questions: [IntentQuestion] { state.withLock { $0.questions } }

    /// The statements to the user, in order.
    public var statements: [String] { state.withLock { $0.statements } }

    /// The answers that haven't been used.
    public var unusedAnswers: [IntentAnswer] { state.withLock { Array($0.answers) } }

    /// Returns the next answer.
    ///
    /// - Throws: An `UnexpectedQuestion` if all answers have been used.
    public func answer(to question: IntentQuestion) async throws -> IntentAnswer {
        let answer = state.withLock { state in
            state.questions.append(question)
            return state.answers.popFirst()
        }
        guard let answer else { throw UnexpectedQuestion(question: question) }
        return answer
    }

    /// Records a statement to the user.
    public func say(_ text: String) async {
        state.withLock { $0.statements.append(text) }
    }
}

extension ScriptedDialogue {
    /// A question for which no prepared answer is left.
    public struct UnexpectedQuestion: Error, Hashable, CustomStringConvertible {
        /// The question.
        public let question: IntentQuestion

        /// The question and its subject.
        public var description: String {
            let subject = question.parameter.map { "parameter '\($0)'" } ?? "the intent"
            return "unexpected question '\(question.text)' about \(subject); add an answer to the scripted dialogue"
        }
    }
}
