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
        let sentences = examples(for: parts.name).flatMap(sentences)
        return sentences.map { sentence in
            var segments = finder.segments(of: sentence)
            if segments.allSatisfy({ $0.kind == .word }), let start = sentence.difference(from: sentences) {
                segments = finder.withText(segments, after: start, of: sentence)
            }
            return pattern(segments, of: sentence, for: parts)
        }
    }

    /// Returns the sentences of an example: without the name of the app, or with the name as a word.
    private func sentences(_ example: String) -> [Sentence] {
        let variants = SentenceVariant.all(of: Sentence(example), in: context)
        // A name with its preposition can be left out or replaced, so that the sentence with the name is of no use.
        let named = variants.filter(\.namesApp)
        let used = named.contains(where: \.removesPhrase) ? named.filter(\.removesPhrase) : named
        return (used.isEmpty ? variants : used).map { variant in
            variant.sentence.trimmed(start: grammar.group("before"), end: grammar.group("after"))
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

        let lastValue = segments.lastIndex { $0.kind != .word }
        var patterns: [SentencePattern] = []
        for (index, segment) in segments.enumerated() {
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
            case .group(let group):
                if patterns.last != optionalArticle { patterns.append(optionalArticle) }
                patterns.append(group)
            case .part:
                patterns.append(following)
            }
            if index == lastValue, patterns.last != following { patterns.append(following) }
        }
        if patterns.last != following { patterns.append(following) }
        return .sequence(patterns)
    }
}

extension Sentence {
    /// Returns the index of the first word that differs from the other sentences that start with the same words, if
    /// there is one; what follows is a text.
    fileprivate func difference(from others: [Sentence]) -> Int? {
        let lengths = others.filter { $0.normalized != normalized }.map { other in
            zip(words, other.words).prefix { $0.text == $1.text }.count
        }
        return lengths.max().flatMap { (1..<count).contains($0) ? $0 : nil }
    }
}
