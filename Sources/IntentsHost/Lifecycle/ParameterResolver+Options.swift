import Intents

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
