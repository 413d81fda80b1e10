import Intents

/// A learner of sentences from the example phrases in an app's vocabulary.
///
/// The words of an example are kept, except values that the learner recognizes: terms, amounts, numbers, dates, names,
/// and the parts that can follow the language's own sentences for the intent. In the learned sentence, other values can
/// take their places.
struct ExampleLearner {
    let context: PhraseContext

    private var grammar: SentenceGrammar { context.language.grammar }

    /// Returns the sentences for an intent class.
    func patterns(for parts: IntentParts) -> [SentencePattern] {
        let finder = ExampleSlots(of: parts, in: context)
        return examples(for: parts.name).flatMap { example -> [SentencePattern] in
            let variants = SentenceVariant.all(of: Sentence(example), in: context).map { variant in
                var variant = variant
                variant.sentence = variant.sentence.trimmed(start: grammar.group("before"), end: grammar.group("after"))
                return variant
            }
            // A name with its preposition can be left out or replaced, so that the sentence with the name is of no use.
            let named = variants.filter(\.namesApp)
            let used = named.contains(where: \.removesPhrase) ? named.filter(\.removesPhrase) : named
            return (used.isEmpty ? variants : used).map { variant in
                pattern(finder.segments(of: variant.sentence), of: variant.sentence, for: parts)
            }
        }
    }

    private func examples(for intent: String) -> [String] {
        let vocabulary = context.vocabulary
        let ofIntent = vocabulary.examples.filter { $0.intent == intent }.flatMap(\.phrases)
        let ofTerms = vocabulary.parameterTerms
            .filter { entry in entry.parameters.contains { $0.hasPrefix(intent + ".") } }
            .flatMap { $0.terms.flatMap(\.examples) }
        return ofIntent + ofTerms
    }

    private func pattern(
        _ segments: [ExampleSlots.Segment],
        of sentence: Sentence,
        for parts: IntentParts
    ) -> SentencePattern {
        let optionalArticle = SentencePattern.optional(grammar.group("the"))
        let articles = Set(grammar.group("the").wordings)
        let following = SentencePattern.anyOrder(grammar.parts(of: parts.name))
        let hasWords = segments.contains { $0.kind == .word && !articles.contains([sentence.normalized($0.range)]) }

        var patterns: [SentencePattern] = []
        for segment in segments {
            switch segment.kind {
            case .word:
                let word = sentence.words[segment.range.lowerBound].text
                let isArticle = word.map { articles.contains([$0]) } ?? false
                patterns.append(isArticle ? optionalArticle : word.map(SentencePattern.word) ?? .app)
            case .slot(var slot):
                // Without words of its own, the sentence would mean anything.
                if !hasWords { slot.terms = .only }
                if patterns.last != optionalArticle, !parts.isText(slot.path) { patterns.append(optionalArticle) }
                patterns.append(.slot(slot))
            case .part:
                if patterns.last != following { patterns.append(following) }
            }
        }
        if patterns.last != following { patterns.append(following) }
        return .sequence(patterns)
    }
}
