import Intents

/// A request that a phrase may mean.
struct PhraseInterpretation {
    /// The intent with its values.
    var intent: INIntent
    /// A measure of how well the phrase fits.
    var score: Int
}

/// An interpreter of phrases as requests of a few intent classes.
struct PhraseInterpreter {
    let context: PhraseContext
    private let candidates: [Candidate]

    /// An intent class with its sentences.
    private struct Candidate {
        let parts: IntentParts
        let patterns: [SentencePattern]
    }

    /// The number of words that a phrase doesn't exceed.
    static let wordLimit = 60

    /// The score of a word from which on the start of a phrase is a reason.
    private static let meaningfulScore = 20

    init(_ intents: [IntentParts], in context: PhraseContext) {
        self.context = context
        let learner = ExampleLearner(context: context)
        let before = SentencePattern.optional(context.language.grammar.group("before"))
        let after = SentencePattern.optional(context.language.grammar.group("after"))
        candidates = intents.map { parts in
            let patterns = learner.patterns(for: parts) + Self.sentences(of: parts.name, in: context.language)
            return Candidate(parts: parts, patterns: patterns.map { .sequence([before, $0, after]) })
        }
    }

    /// Returns the sentences for an intent in a language.
    private static func sentences(of intent: String, in language: PhraseLanguage) -> [SentencePattern] {
        language.grammar.rules.filter { $0.intents.contains(intent) }.flatMap { rule in
            rule.sentences.map { $0.completed(with: rule.parts) }
        }
    }

    /// Returns the requests that a phrase may mean, the best one of each intent class, starting with the best of all.
    func interpretations(of phrase: Sentence) -> [PhraseInterpretation] {
        guard (1...Self.wordLimit).contains(phrase.count) else { return [] }
        let variants = SentenceVariant.all(of: phrase, in: context)
        let found = candidates.compactMap { candidate in
            variants.compactMap { best($0, for: candidate) }.max { $0.score < $1.score }
        }
        // Sorting is stable: of equal interpretations, the first intent of the app's list comes first.
        return found.sorted { $0.score > $1.score }
    }

    private func best(_ variant: SentenceVariant, for candidate: Candidate) -> PhraseInterpretation? {
        let matcher = matcher(variant, for: candidate, takesUnknownTerms: variant.namesApp)
        var best: SentenceMatch?
        for pattern in candidate.patterns {
            guard let match = matcher.match(pattern), match.score > best?.score ?? Int.min else { continue }
            best = match
        }
        return best.map {
            PhraseInterpretation(
                intent: candidate.parts.intent(with: $0.bindings),
                score: $0.score + variant.score
            )
        }
    }

    private func matcher(
        _ variant: SentenceVariant,
        for candidate: Candidate,
        takesUnknownTerms: Bool
    ) -> SentenceMatcher<SlotReader> {
        SentenceMatcher(
            sentence: variant.sentence,
            values: SlotReader(
                variant.sentence,
                of: candidate.parts,
                context: context,
                takesUnknownTerms: takesUnknownTerms
            )
        )
    }

    // MARK: Reasons

    /// Returns the reasons why a phrase isn't understood, for people.
    func reasons(for phrase: Sentence) -> [String] {
        candidates.compactMap { candidate in
            let variants = SentenceVariant.all(of: phrase, in: context)
            return variants.lazy.compactMap { reason($0, for: candidate) }.first
        }
    }

    /// Returns the reason if a phrase fits but for a term that isn't in the vocabulary, or if its start fits.
    private func reason(_ variant: SentenceVariant, for candidate: Candidate) -> String? {
        let term = unknownTerm(variant, for: candidate)
        let end = knownEnd(variant, for: candidate)
        guard let end, end > term?.start ?? 0 else { return term?.reason }
        let rest = variant.sentence.text(end..<variant.sentence.count)
        let understood = variant.sentence.text(0..<end)
        return "'\(understood)' can be a request of '\(candidate.parts.name)', but '\(rest)' isn't understood after it"
    }

    /// Returns the place of an unknown term in a phrase that fits otherwise.
    private func unknownTerm(_ variant: SentenceVariant, for candidate: Candidate) -> (start: Int, reason: String)? {
        let strict = matcher(variant, for: candidate, takesUnknownTerms: false)
        let lenient = matcher(variant, for: candidate, takesUnknownTerms: true)
        for pattern in candidate.patterns where strict.match(pattern) == nil && lenient.match(pattern) != nil {
            guard let term = strict.values.unknownTerms.last else { continue }
            let known = context.terms.phrases(for: term.path, of: candidate.parts.name).prefix(8)
                .map { "'\($0)'" }.joined(separator: ", ")
            let words = variant.sentence.text(term.range)
            let subject = "'\(words)' isn't a known value of '\(term.path)' of '\(candidate.parts.name)'"
            return (term.range.lowerBound, "\(subject); say \(known), or name the app")
        }
        return nil
    }

    /// Returns the end of the words at the start of a phrase that are a request.
    private func knownEnd(_ variant: SentenceVariant, for candidate: Candidate) -> Int? {
        let matcher = matcher(variant, for: candidate, takesUnknownTerms: true)
        let start = SentenceMatch(end: 0, score: 0, bindings: [])
        let matches = candidate.patterns.flatMap { matcher.matches($0, from: start) }
        // A match that takes most words as a text says little.
        let ends = matches.filter { $0.score > Self.meaningfulScore * $0.end }.map(\.end)
        guard let end = ends.max(), end > 1, end < variant.sentence.count else { return nil }
        return end
    }
}
