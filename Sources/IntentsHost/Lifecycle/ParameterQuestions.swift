import Intents

/// The questions to the user about one parameter.
struct ParameterQuestions {
    private let index: Int
    private let parameter: IntentParameterMetadata
    private let caller: HandlerCaller
    private let conversation: IntentConversation
    private let wording: ParameterWording

    init(aboutParameterAt index: Int, caller: HandlerCaller, conversation: IntentConversation) {
        self.index = index
        parameter = caller.metadata.parameters[index]
        self.caller = caller
        self.conversation = conversation
        wording = ParameterWording(of: parameter, in: caller.intent, conversation: conversation)
    }

    private var element: IntentValueType.Element { parameter.type.element }

    /// Asks for the value, or for an element of a list.
    ///
    /// - Parameter place: The element's place in the list.
    /// - Returns: The value. For a list, the user can name several.
    nonisolated(nonsending) func askForValues(at place: Int) async throws -> [IntentValue] {
        if parameter.hasDynamicOptions, let value = try await pickOption(at: place) { return [value] }
        let fixed = wording.fixedChoices
        // Only an answer in words can be a term.
        let terms = fixed.isEmpty ? await KnownTerms(ofAppWith: conversation.reader.vocabulary) : nil
        let question = question(.value, valuePrompt(at: place), choices: fixed, takesWords: fixed.isEmpty)
        return try await conversation.ask(question) { answer in
            if let value = value(answer, among: fixed) { return [value] }
            guard let terms, case .words(let words) = answer else { return nil }
            return values(words, terms)
        }
    }

    /// Asks the user to choose one of several values.
    nonisolated(nonsending) func choose(among values: [IntentValue]) async throws -> IntentValue {
        let choices = values.map { wording.choice($0) }
        let phrases = conversation.phrases
        let source = wording.textSource(count: values.count)

        let introduction = conversation.words(
            parameter.prompt(.disambiguationIntroduction),
            or: values.count == 1 ? phrases.disambiguationOfOne : phrases.disambiguationIntroduction,
            with: source
        )
        let selection = conversation.words(
            parameter.prompt(.disambiguationSelection),
            or: phrases.disambiguationSelection,
            with: source
        )

        let text = introduction + phrases.sentenceSeparator + selection
        return try await conversation.ask(question(.choice, text, choices: choices)) { value($0, among: choices) }
    }

    /// Asks whether a value is right.
    nonisolated(nonsending) func confirm(_ value: IntentValue, for reason: Int?) async throws -> Bool {
        let source = wording.textSource(value)
        if let reason = reason.flatMap(parameter.unsupportedReason)?.text {
            await conversation.say(conversation.words(reason, or: "", with: source))
        }
        let phrase = conversation.phrases.confirmation
        let text = conversation.words(parameter.prompt(.confirmation), or: phrase, with: source)
        return try await conversation.askForTruth(question(.confirmation, text, choices: []))
    }

    /// Says why a value can't be used.
    nonisolated(nonsending) func refuse(_ value: IntentValue?, for reason: Int?) async {
        let text = reason.flatMap(parameter.unsupportedReason)?.text
        let source = value.map(wording.textSource) ?? wording.textSource
        await conversation.say(conversation.words(text, or: conversation.phrases.unsupported, with: source))
    }

    private func question(
        _ kind: IntentQuestion.Kind,
        _ text: String,
        choices: [ParameterChoice],
        takesWords: Bool = false
    ) -> IntentQuestion {
        IntentQuestion(
            kind: kind,
            parameter: parameter.name,
            text: text,
            choices: choices.map(\.choice),
            takesWords: takesWords
        )
    }

    private func valuePrompt(at place: Int) -> String {
        let subsequent = place > 0 ? parameter.prompt(.subsequentIntroduction) : nil
        let prompt = subsequent ?? parameter.prompt(.primary)
        return conversation.words(prompt, or: conversation.phrases.value, with: wording.textSource)
    }

    // MARK: Answers

    /// Returns the value that an answer means: one of the choices, or one that the dialogue made.
    private func value(_ answer: IntentAnswer, among choices: [ParameterChoice]) -> IntentValue? {
        switch answer {
        case .choice(let index): choices.indices.contains(index) ? choices[index].value : nil
        case .words(let words):
            conversation.reader.choice(words, among: choices.map(\.choice)).map { choices[$0].value }
        case .value(let value): value
        case .yes: choices.first { $0.value == .number(true) }?.value
        case .no: choices.first { $0.value == .number(false) }?.value
        case .cancel: nil
        }
    }

    /// Returns the values that words stand for. Semicolons separate the values of a list, and commas those of a list of
    /// names.
    private func values(_ words: String, _ terms: KnownTerms) -> [IntentValue]? {
        let parts = parameter.type.isList ? words.split { element.separators.contains($0) }.map(String.init) : [words]
        let reader = conversation.reader.values
        let values = parts.compactMap { part in
            terms.value(of: parameter, in: caller.intent, for: part, readBy: reader) ?? reader.value(part, as: element)
        }
        return values.isEmpty || values.count < parts.count ? nil : values
    }
}

extension IntentValueType.Element {
    fileprivate var separators: [Character] {
        switch self {
        case .string, .speakableString, .person, .placemark, .paymentMethod: [";", ","]
        case .boolean, .integer, .decimal, .enumeration, .object, .dateComponents, .dateComponentsRange, .timeInterval,
            .url, .file, .currencyAmount, .measurement, .options, .framework:
            [";"]
        }
    }
}

// The options that the handler offers while the intent runs.
extension ParameterQuestions {
    private enum Pick {
        case value(IntentValue)
        case search(String)
    }

    /// Lets the user pick one of the handler's options, and search for others if the definition allows it.
    ///
    /// - Returns: The option; `nil` if the handler doesn't offer any and the user can say a value instead.
    private nonisolated(nonsending) func pickOption(at place: Int) async throws -> IntentValue? {
        var searchTerm: String?
        for _ in 0..<caller.limits.rounds {
            let choices = try await options(searchTerm)
            if choices.isEmpty {
                await sayThatThereAreNone()
                if !parameter.searchesOptions { return try withoutOptions() }
            }
            let takesWords = parameter.searchesOptions
            let prompt = question(.choice, valuePrompt(at: place), choices: choices, takesWords: takesWords)
            switch try await conversation.ask(prompt, understand: { pick($0, among: choices) }) {
            case .value(let value): return value
            case .search(let words): searchTerm = words
            }
        }
        throw INIntentError(.missingInformation, description: "the user didn't pick an option for '\(parameter.name)'")
    }

    private nonisolated(nonsending) func options(_ searchTerm: String?) async throws -> [ParameterChoice] {
        let (outcome, duration) = try await caller.call(.options(index, searchTerm: searchTerm))
        guard case .options(let options) = outcome else { return [] }
        let choices = options.sections.flatMap { section in
            section.items.map { wording.choice($0, section: section.title) }
        }
        conversation.recorder.record(
            IntentTraceStep(
                kind: .options,
                parameter: parameter.name,
                values: choices.map(\.choice.title),
                text: searchTerm,
                seconds: duration.inSeconds
            )
        )
        return choices
    }

    private func pick(_ answer: IntentAnswer, among choices: [ParameterChoice]) -> Pick? {
        if let value = value(answer, among: choices) { return .value(value) }
        guard parameter.searchesOptions, case .words(let words) = answer else { return nil }
        return .search(words)
    }

    private nonisolated(nonsending) func sayThatThereAreNone() async {
        let phrase = conversation.phrases.noOptions
        await conversation.say(conversation.words(parameter.prompt(.noOptions), or: phrase, with: wording.textSource))
    }

    /// Continues without options if the user can say a value. Only the app knows its objects, so they need an option.
    private func withoutOptions() throws -> IntentValue? {
        guard case .object = element else { return nil }
        throw INIntentError(
            .missingInformation,
            description: "the handler doesn't offer an option for '\(parameter.name)'"
        )
    }
}
