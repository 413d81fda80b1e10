/// A form of the user's sentence: without the name of the app, or with the name as one word.
struct SentenceVariant {
    /// The sentence.
    var sentence: Sentence
    /// Whether the user named the app.
    var namesApp: Bool
    /// The score of the words that were removed.
    var score: Int
    /// Whether words before the name were removed with it, such as `with`.
    var removesPhrase = false

    /// Returns the forms of a sentence.
    static func all(of sentence: Sentence, in context: PhraseContext) -> [SentenceVariant] {
        var variants: [SentenceVariant] = []
        for name in context.applicationNames {
            for range in sentence.ranges(of: name) { variants += named(sentence, at: range, in: context) }
            if !variants.isEmpty { break }
        }
        return variants + [SentenceVariant(sentence: sentence, namesApp: false, score: 0)]
    }

    /// Returns the forms of a sentence with the name of the app at a place.
    private static func named(_ sentence: Sentence, at name: Range<Int>, in context: PhraseContext) -> [SentenceVariant]
    {
        let grammar = context.language.grammar
        func removing(_ range: Range<Int>) -> SentenceVariant {
            SentenceVariant(
                sentence: sentence.removing(range),
                namesApp: true,
                score: SentenceMatch.wordScore * range.count,
                removesPhrase: range != name
            )
        }

        var variants: [SentenceVariant] = []
        if let start = sentence.start(of: grammar.group("with"), before: name.lowerBound) {
            variants.append(removing(start..<name.upperBound))
        }
        if let start = sentence.start(of: grammar.group("ask"), before: name.lowerBound), start == 0 {
            let end = sentence.end(of: grammar.group("to"), after: name.upperBound) ?? name.upperBound
            variants.append(removing(start..<end))
        }
        variants.append(removing(name))
        variants.append(SentenceVariant(sentence: sentence.namingApp(at: name), namesApp: true, score: 0))
        return variants
    }
}
