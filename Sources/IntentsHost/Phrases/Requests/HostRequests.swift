import Intents

extension IntentHost {
    /// Returns the request that a phrase means: the user's voice shortcut with the phrase, or else a sentence for one of
    /// the configuration's intents that has a handler, or else the shortcut for which the app suggests the phrase.
    ///
    /// The host reads voice shortcuts, suggestions and the user's words from `IntentEnvironment.system`. The
    /// configuration's `vocabulary` and `applicationNames` add words and example phrases.
    ///
    /// - Throws: An ``IntentPhraseError`` with the reasons why the phrase isn't understood, and errors of the store.
    public nonisolated(nonsending) func request(for phrase: String) async throws -> IntentRequest {
        let known = try await KnownPhrases(of: IntentEnvironment.system)
        let matches = PhraseMatches(phrase, in: known.voiceShortcuts)
        if let tie = matches.tie { IntentEnvironment.system.report(tie) }
        if let match = matches.best {
            return IntentRequest(phrase: phrase, source: .voiceShortcut, shortcut: match.shortcut)
        }

        let sentence = Sentence(phrase)
        let context = PhraseContext(of: self, userWords: known.vocabulary)
        let interpreter = PhraseInterpreter(configuration.intents.compactMap(IntentParts.init), in: context)
        var reasons: [String] = []
        for interpretation in interpreter.interpretations(of: sentence) {
            do throws(INIntentError) {
                _ = try await IntentHandler.handler(of: interpretation.intent, from: configuration.handlers)
                return IntentRequest(phrase: phrase, source: .sentence, shortcut: .intent(interpretation.intent))
            } catch {
                reasons.append(error.localizedDescription)
            }
        }

        if let match = PhraseMatches(phrase, in: [], suggestions: known.suggestions).best {
            return IntentRequest(phrase: phrase, source: .suggestion, shortcut: match.shortcut)
        }
        if reasons.isEmpty { reasons = self.reasons(for: sentence, from: interpreter) }
        throw IntentPhraseError(phrase: phrase, reasons: reasons)
    }

    /// Runs the request that a phrase means.
    ///
    /// - Parameters:
    ///   - phrase: The phrase.
    ///   - dialogue: The dialogue with the user.
    /// - Throws: An ``IntentPhraseError`` if the phrase isn't understood, and errors of the store.
    public nonisolated(nonsending) func run(
        phrase: String,
        in dialogue: any IntentDialogue
    ) async throws -> IntentRun {
        switch try await request(for: phrase).shortcut {
        case .intent(let intent): await run(intent, in: dialogue)
        case .userActivity(let activity): await run(activity)
        }
    }

    /// Returns the reasons why a sentence isn't understood.
    private func reasons(for sentence: Sentence, from interpreter: PhraseInterpreter) -> [String] {
        let context = interpreter.context
        if sentence.count == 0 { return ["it doesn't contain a word"] }
        if sentence.count > PhraseInterpreter.wordLimit {
            return ["it has more than \(PhraseInterpreter.wordLimit) words; say less"]
        }

        let reasons = interpreter.reasons(for: sentence)
        if !reasons.isEmpty { return reasons }
        let declared = Set(configuration.intents.map { "\($0)" })
        let others = context.language.grammar.rules.flatMap(\.intents) + context.vocabulary.examples.map(\.intent)
        let classes = Set(others).subtracting(declared).sorted().compactMap(IntentParts.init(named:))
        if let other = PhraseInterpreter(classes, in: context).interpretations(of: sentence).first {
            return ["it is a request of '\(type(of: other.intent))'; add this class to the configuration's 'intents'"]
        }
        guard context.language.isKnown else {
            let languages = PhraseLanguage.all.map { "'\($0.code)'" }.joined(separator: ", ")
            return [
                """
                the host has sentences in \(languages), and not in '\(context.language.code)'; set another locale, or add \
                example phrases to the vocabulary
                """
            ]
        }
        let examples = context.vocabulary.examples.flatMap(\.phrases).prefix(3).map { "'\($0)'" }
        let advice =
            examples.isEmpty ? "add example phrases to the vocabulary" : "say \(examples.joined(separator: " or "))"
        return ["it doesn't resemble a sentence for the intents of the app; \(advice)"]
    }
}
