import Intents

/// The conversation with the user during a run. It fills in the templates, and records each question, answer and
/// statement.
final class IntentConversation {
    let texts: IntentTextRenderer
    let reader: AnswerReader
    let recorder: TraceRecorder
    private let dialogue: any IntentDialogue
    /// The number of times that a question is asked.
    private let rounds: Int
    /// The user's language if the host doesn't have phrases in it; `nil` once a warning is recorded.
    private var missingLanguage: String?

    init(of host: IntentHost, dialogue: any IntentDialogue, recorder: TraceRecorder) {
        texts = host.texts
        reader = host.reader
        self.recorder = recorder
        self.dialogue = dialogue
        rounds = host.configuration.limits.rounds
        missingLanguage = host.configuration.missingLanguage
    }

    var phrases: IntentHostPhrases { reader.phrases }

    /// Returns a text of the definition, or else a phrase, in the user's words. A placeholder without a value is
    /// recorded as a warning.
    func words(_ text: IntentText?, or phrase: String, with source: IntentTextSource) -> String {
        if text == nil, !phrase.isEmpty { noteMissingLanguage() }
        let rendering =
            text.map { texts.render($0, with: source) } ?? texts.render(phrase: phrase, with: source)
        for name in rendering.missing {
            let warning = "the placeholder '${\(name)}' in '\(text?.text ?? phrase)' doesn't have a value"
            recorder.record(IntentTraceStep(kind: .warning, text: warning))
        }
        return rendering.text
    }

    /// Records a warning, once in a run, that a phrase isn't in the user's language.
    private func noteMissingLanguage() {
        guard let language = missingLanguage else { return }
        missingLanguage = nil
        let text = """
            the host doesn't have phrases in '\(language)' and uses the English ones; set the configuration's 'phrases', \
            or add the texts to the definition
            """
        recorder.record(IntentTraceStep(kind: .warning, text: text))
    }

    /// Says a text to the user, unless the text is empty.
    nonisolated(nonsending) func say(_ text: String) async {
        guard !text.isEmpty else { return }
        recorder.record(IntentTraceStep(kind: .statement, text: text))
        await dialogue.say(text)
    }

    /// Asks until the answer is understood.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - understand: Returns the value of an answer; `nil` if it doesn't understand the answer.
    /// - Throws: `CancellationError` if the user gives up, `INIntentError` if the answers aren't understood, and the
    ///   dialogue's error.
    nonisolated(nonsending) func ask<Value>(
        _ question: IntentQuestion,
        understand: (IntentAnswer) -> Value?
    ) async throws -> Value {
        for _ in 0..<rounds {
            if let value = understand(try await answer(to: question)) { return value }
            noteMissingLanguage()
            await say(phrases.notUnderstood)
        }
        throw INIntentError(.missingInformation, description: "the answers to '\(question.text)' weren't understood")
    }

    /// Asks a question that is answered with yes or no.
    nonisolated(nonsending) func askForTruth(_ question: IntentQuestion) async throws -> Bool {
        try await ask(question) { answer in
            switch answer {
            case .yes: true
            case .no: false
            case .words(let words): reader.truth(of: words)
            case .choice, .value, .cancel: nil
            }
        }
    }

    private nonisolated(nonsending) func answer(to question: IntentQuestion) async throws -> IntentAnswer {
        recorder.record(
            IntentTraceStep(
                kind: .question,
                parameter: question.parameter,
                values: question.choices.isEmpty ? nil : question.choices.map(\.title),
                text: question.text
            )
        )
        let answer = try await dialogue.answer(to: question)
        recorder.record(
            IntentTraceStep(kind: .answer, parameter: question.parameter, text: answer.words(choices: question.choices))
        )
        if answer.givesUp(in: reader) { throw CancellationError() }
        return answer
    }
}

extension IntentAnswer {
    fileprivate func givesUp(in reader: AnswerReader) -> Bool {
        switch self {
        case .cancel: true
        case .words(let words): reader.givesUp(words)
        case .yes, .no, .choice, .value: false
        }
    }

    /// Returns the answer as text, for a trace.
    fileprivate func words(choices: [IntentQuestion.Choice]) -> String {
        switch self {
        case .yes: "yes"
        case .no: "no"
        case .choice(let index): choices.indices.contains(index) ? choices[index].title : "choice \(index)"
        case .words(let words): words
        case .value(let value): "\(value.base)"
        case .cancel: "cancel"
        }
    }
}
