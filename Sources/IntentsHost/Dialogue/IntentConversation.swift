import Intents

/// Talks with the user during a run, in words made from templates, and notes what is said.
final class IntentConversation {
    let texts: IntentTextRenderer
    let reader: AnswerReader
    let recorder: TraceRecorder
    private let dialogue: any IntentDialogue
    /// How often a question is asked.
    private let rounds: Int
    /// The user's language, until it is noted that the host has no phrases in it.
    private var missingLanguage: String?

    init(_ host: IntentHost, _ dialogue: any IntentDialogue, _ recorder: TraceRecorder) {
        texts = host.texts
        reader = host.reader
        self.recorder = recorder
        self.dialogue = dialogue
        rounds = host.configuration.limits.rounds
        missingLanguage = host.configuration.missingLanguage
    }

    var phrases: IntentHostPhrases { reader.phrases }

    /// A text of the definition in words, or a phrase if it has none. A value that is missing is noted.
    func words(_ text: IntentText?, or phrase: String, with source: IntentTextSource) -> String {
        if text == nil, !phrase.isEmpty { noteMissingLanguage() }
        let rendering =
            text.map { texts.render($0, with: source) } ?? texts.render(phrase: phrase, with: source)
        for name in rendering.missing {
            let warning = "there is no value for '${\(name)}' in '\(text?.text ?? phrase)'"
            recorder.record(IntentTraceStep(kind: .warning, text: warning))
        }
        return rendering.text
    }

    /// Notes once in a run that a phrase is not in the user's language.
    private func noteMissingLanguage() {
        guard let language = missingLanguage else { return }
        missingLanguage = nil
        let text = """
            the host has no phrases in '\(language)' and says its own in English; set the configuration's 'phrases', or \
            give the definition texts
            """
        recorder.record(IntentTraceStep(kind: .warning, text: text))
    }

    /// Tells the user something, unless it is nothing.
    nonisolated(nonsending) func say(_ text: String) async {
        guard !text.isEmpty else { return }
        recorder.record(IntentTraceStep(kind: .statement, text: text))
        await dialogue.say(text)
    }

    /// Asks until the answer is understood.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - understand: Makes sense of an answer; `nil` where it makes none.
    /// - Throws: `CancellationError` where the user gives up, `INIntentError` where no answer was understood, and the
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
        throw INIntentError(.missingInformation, description: "no answer to '\(question.text)' was understood")
    }

    /// Asks for yes or no.
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

    /// The answer for a trace.
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
