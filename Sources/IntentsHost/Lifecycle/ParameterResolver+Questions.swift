import Intents

// What the user is asked about a parameter.
extension ParameterResolver {
    /// Asks for the value, or for one of a list.
    ///
    /// - Parameter place: The place in the list.
    /// - Returns: The value. For a list, the user can name several.
    nonisolated(nonsending) func askForValues(_ place: Int) async throws -> [IntentValue] {
        if parameter.hasDynamicOptions, let value = try await pickOption(place) { return [value] }
        let fixed = fixedChoices
        let question = question(.value, valuePrompt(place), choices: fixed, takesWords: fixed.isEmpty)
        return try await conversation.ask(question) { answer in
            if let value = value(answer, among: fixed) { return [value] }
            guard fixed.isEmpty, case .words(let words) = answer else { return nil }
            return values(words)
        }
    }

    /// Asks for one of several values.
    nonisolated(nonsending) func choose(among values: [IntentValue]) async throws -> IntentValue {
        let choices = values.map { choice($0) }
        var source = textSource
        source.words["count"] = conversation.texts.formatter.string(
            .number(NSNumber(value: values.count)),
            of: IntentValueType(.integer)
        )
        let phrases = conversation.phrases
        let phrase = values.count == 1 ? phrases.disambiguationOfOne : phrases.disambiguationIntroduction
        let introduction = parameter.prompt(.disambiguationIntroduction)
        let selection = parameter.prompt(.disambiguationSelection)
        let text = [
            conversation.words(introduction, or: phrase, with: source),
            conversation.words(selection, or: conversation.phrases.disambiguationSelection, with: source),
        ].joined(separator: conversation.phrases.sentenceSeparator)
        return try await conversation.ask(question(.choice, text, choices: choices)) { value($0, among: choices) }
    }

    /// Asks whether a value is right.
    nonisolated(nonsending) func confirm(_ value: IntentValue, for reason: Int?) async throws -> Bool {
        let source = textSource(value)
        if let reason = reason.flatMap(parameter.unsupportedReason)?.text {
            await conversation.say(conversation.words(reason, or: "", with: source))
        }
        let phrase = conversation.phrases.confirmation
        let text = conversation.words(parameter.prompt(.confirmation), or: phrase, with: source)
        return try await conversation.askForTruth(question(.confirmation, text, choices: []))
    }

    /// Says why a value cannot be used.
    nonisolated(nonsending) func refuse(_ value: IntentValue?, for reason: Int?) async {
        let text = reason.flatMap(parameter.unsupportedReason)?.text
        await conversation.say(
            conversation.words(text, or: conversation.phrases.unsupported, with: value.map(textSource) ?? textSource)
        )
    }

    func question(
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

    /// The value that an answer means: one of the choices, or one that the dialogue made.
    func value(_ answer: IntentAnswer, among choices: [ParameterChoice]) -> IntentValue? {
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

    /// The values that words stand for. A list's are separated by semicolons, those of a list of names also by commas.
    private func values(_ words: String) -> [IntentValue]? {
        let parts = parameter.type.isList ? words.split { element.separators.contains($0) }.map(String.init) : [words]
        let values = parts.compactMap { conversation.reader.values.value($0, as: element) }
        return values.isEmpty || values.count < parts.count ? nil : values
    }

    func valuePrompt(_ place: Int) -> String {
        let subsequent = place > 0 ? parameter.prompt(.subsequentIntroduction) : nil
        let prompt = subsequent ?? parameter.prompt(.primary)
        return conversation.words(prompt, or: conversation.phrases.value, with: textSource)
    }
}

extension IntentValueType.Element {
    fileprivate var separators: [Character] {
        switch self {
        case .string, .speakableString, .person, .placemark, .paymentMethod: [";", ","]
        default: [";"]
        }
    }
}

// Options that the handler gives while the intent runs.
extension ParameterResolver {
    private enum Pick {
        case value(IntentValue)
        case search(String)
    }

    /// Lets the user pick one of the handler's options, and search among them where the definition says so.
    ///
    /// - Returns: The option; `nil` where there are none, but the user can say a value.
    nonisolated(nonsending) func pickOption(_ place: Int) async throws -> IntentValue? {
        var searchTerm: String?
        for _ in 0..<caller.limits.rounds {
            let choices = try await options(searchTerm)
            if choices.isEmpty {
                await sayThatThereAreNone()
                if !parameter.searchesOptions { return try withoutOptions() }
            }
            let prompt = question(.choice, valuePrompt(place), choices: choices, takesWords: parameter.searchesOptions)
            switch try await conversation.ask(prompt, understand: { pick($0, among: choices) }) {
            case .value(let value): return value
            case .search(let words): searchTerm = words
            }
        }
        throw INIntentError(.missingInformation, description: "no option of '\(parameter.name)' was picked")
    }

    private nonisolated(nonsending) func options(_ searchTerm: String?) async throws -> [ParameterChoice] {
        let (outcome, duration) = try await caller.call(.options(index, searchTerm: searchTerm))
        guard case .options(let options) = outcome else { return [] }
        let choices = options.sections.flatMap { section in
            section.items.map { choice($0, section: section.title) }
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
        await conversation.say(conversation.words(parameter.prompt(.noOptions), or: phrase, with: textSource))
    }

    /// Goes on without options where the user can say a value. Objects are known to the app only.
    private func withoutOptions() throws -> IntentValue? {
        guard case .object = element else { return nil }
        throw INIntentError(.missingInformation, description: "there are no options for '\(parameter.name)'")
    }
}
