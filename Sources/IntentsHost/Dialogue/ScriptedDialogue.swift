import Synchronization

/// A dialogue whose answers are fixed beforehand, for tests.
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

    /// What the user was told, in order.
    public var statements: [String] { state.withLock { $0.statements } }

    /// The answers that nothing was asked for.
    public var unusedAnswers: [IntentAnswer] { state.withLock { Array($0.answers) } }

    /// Gives the next answer.
    ///
    /// - Throws: An `UnexpectedQuestion` where there is none.
    public func answer(to question: IntentQuestion) async throws -> IntentAnswer {
        let answer = state.withLock { state in
            state.questions.append(question)
            return state.answers.popFirst()
        }
        guard let answer else { throw UnexpectedQuestion(question: question) }
        return answer
    }

    /// Notes what the user is told.
    public func say(_ text: String) async {
        state.withLock { $0.statements.append(text) }
    }
}

extension ScriptedDialogue {
    /// A question for which the script has no answer.
    public struct UnexpectedQuestion: Error, Hashable, CustomStringConvertible {
        /// The question.
        public let question: IntentQuestion

        /// The question in words, with the parameter that it is about.
        public var description: String {
            let subject = question.parameter.map { "parameter '\($0)'" } ?? "the intent"
            return "the script has no answer to '\(question.text)', which was asked about \(subject)"
        }
    }
}
