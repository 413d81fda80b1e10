import Intents

/// A finder of the values in an example phrase of an intent.
struct ExampleSlots {
    /// A part of an example.
    struct Segment {
        enum Kind: Equatable {
            /// A word that is kept.
            case word
            /// A value.
            case slot(SentencePattern.Slot)
            /// A part that can follow a sentence, such as `for 3 people`.
            case part
            /// Words of a group with values, such as `10 kilometers`.
            case group(SentencePattern)
        }

        var kind: Kind
        var range: Range<Int>
    }

    private let parts: IntentParts
    private let context: PhraseContext
    /// The parts that can follow the language's own sentences for the intent.
    private let following: [SentencePattern]
    /// Whether the language has sentences for the intent.
    private let isKnown: Bool
    /// The language's groups of words with values of the intent, the most general ones first.
    private let groups: [SentencePattern]
    /// The paths of the values that can stand anywhere, the most specific ones first.
    private let paths: [String]

    /// The only text that is a name.
    private static let mediaName = "mediaSearch.mediaName"
    private static let wordScore = 6
    /// The score of a word that belongs to any text.
    private static let textScore = 10

    init(of parts: IntentParts, in context: PhraseContext) {
        self.parts = parts
        self.context = context
        let grammar = context.language.grammar
        let rules = grammar.rules.filter { $0.intents.contains(parts.name) }
        following = rules.flatMap(\.parts)
        groups = grammar.groups.map { (name: $0.key, pattern: $0.value, paths: Set($0.value.paths)) }
            .filter { group in !group.paths.isEmpty && group.paths.allSatisfy { parts.type(of: $0) != nil } }
            .sorted { ($1.paths.count, $0.name) < ($0.paths.count, $1.name) }.map(\.pattern)
        isKnown = !rules.isEmpty
        let named = rules.flatMap { $0.sentences + $0.parts }.flatMap(\.paths)
        let all = context.terms.parameters(of: parts.name) + parts.metadata.parameters.map(\.name) + named
        var seen: Set<String> = []
        paths = all.filter { parts.type(of: $0) != nil && seen.insert($0).inserted }
    }

    /// Returns the parts of a sentence, in order.
    func segments(of sentence: Sentence) -> [Segment] {
        struct Best {
            var score = Int.min
            var segments: [Segment] = []
            var used: Set<String> = []
        }
        var best = [Best](repeating: Best(), count: sentence.count + 1)
        best[0].score = 0
        let reader = SlotReader(sentence, of: parts, context: context, takesUnknownTerms: true)
        let matcher = SentenceMatcher(sentence: sentence, values: reader)

        for start in 0..<sentence.count where best[start].score > Int.min {
            let before = best[start]
            func take(_ kind: Segment.Kind, to end: Int, score: Int, using paths: [String]) {
                guard before.score + score > best[end].score, before.used.isDisjoint(with: paths) else { return }
                best[end].score = before.score + score
                best[end].segments = before.segments + [Segment(kind: kind, range: start..<end)]
                best[end].used = before.used.union(paths)
            }

            take(.word, to: start + 1, score: Self.wordScore, using: [])
            for part in following {
                for match in matcher.matches(part, from: SentenceMatch(end: start, score: 0, bindings: []))
                where match.end > start {
                    take(.part, to: match.end, score: match.score, using: Array(Set(match.bindings.map(\.path))))
                }
            }
            for group in groups {
                for match in matcher.matches(group, from: SentenceMatch(end: start, score: 0, bindings: []))
                where match.score >= 2 * Self.textScore * (match.end - start) {
                    take(
                        .group(group),
                        to: match.end,
                        score: match.score,
                        using: Array(Set(match.bindings.map(\.path)))
                    )
                }
            }
            for path in paths {
                for (end, score, terms) in values(of: path, at: start, in: sentence, reader: reader) {
                    let slot = SentencePattern.Slot(path: path, terms: terms)
                    take(.slot(slot), to: end, score: score, using: [path])
                }
            }
        }
        let result = best[sentence.count]
        return withText(result.segments, in: sentence, used: result.used)
    }

    /// Returns the values for a path that can start at a word, each with its end and score.
    private func values(
        of path: String,
        at start: Int,
        in sentence: Sentence,
        reader: SlotReader
    ) -> [(end: Int, score: Int, terms: SentencePattern.Slot.Terms)] {
        guard let type = parts.type(of: path) else { return [] }
        let known = reader.readings(of: SentencePattern.Slot(path: path, terms: .only), at: start)
            .map { ($0.end, $0.score, SentencePattern.Slot.Terms.preferred) }
        switch type.element {
        case .enumeration where isKnown: return known
        case .currencyAmount, .dateComponents, .dateComponentsRange, .measurement, .integer, .decimal, .timeInterval,
            .enumeration:
            // A word more in the value counts more than a name or a value beside it.
            return known
                + reader.readings(of: SentencePattern.Slot(path: path), at: start).map {
                    ($0.end, $0.score * 3 / 2, .any)
                }
        case .speakableString where type.isList || path.contains("."), .placemark where path.contains("."): return known
        case .string where path != Self.mediaName: return known
        case .person, .speakableString, .placemark, .object, .string:
            let isPerson = if case .person = type.element { true } else { false }
            let end = nameEnd(at: start, in: sentence, isPerson: isPerson)
            let score = isPerson ? 25 : 15
            return known + (end > start ? [(end, score * (end - start), .any)] : [])
        case .boolean, .url, .file, .paymentMethod, .options, .framework: return known
        }
    }

    /// Returns the end of a name that starts at a word: words with capital letters inside the sentence, or a word such as
    /// `mom`. In German, all nouns have capital letters, so a noun with an article isn't a name.
    private func nameEnd(at start: Int, in sentence: Sentence, isPerson: Bool) -> Int {
        guard start > 0, let word = sentence.words[start].text else { return start }
        if isPerson, context.language.grammar.group("relative").wordings.contains([word]) { return start + 1 }
        guard !sentence.isCapitalized(start - 1) || start == 1 else { return start }
        let articles = Set(context.language.grammar.group("the").wordings)
        if context.language.code == "de", articles.contains([sentence.normalized((start - 1)..<start)]) { return start }
        let ends = (start..<sentence.count).prefix { index in
            sentence.isCapitalized(index) && !["i", "im"].contains(sentence.words[index].text)
        }
        return start + ends.count
    }

    /// Returns segments in which the words after a final preposition are a text, if the intent has a parameter for it.
    private func withText(_ segments: [Segment], in sentence: Sentence, used: Set<String>) -> [Segment] {
        let tail = segments.reversed().prefix { $0.kind == .word }.count
        let prepositions = Set(context.language.grammar.group("text").wordings.filter { $0.count == 1 }.joined())
        let marker = segments.suffix(tail).firstIndex { prepositions.contains(sentence.normalized($0.range)) }
        guard let marker, marker > 0 else { return segments }
        return withText(segments, after: marker + 1, of: sentence, used: used)
    }

    /// Returns segments in which the words from an index on are a text, if the intent has a parameter for it.
    func withText(_ segments: [Segment], after start: Int, of sentence: Sentence, used: Set<String> = []) -> [Segment] {
        guard start < segments.count, let path = textPath(unless: used) else { return segments }
        let slot = SentencePattern.Slot(path: path)
        let text = Segment(kind: .slot(slot), range: segments[start].range.lowerBound..<sentence.count)
        return segments[..<start] + [text]
    }

    /// Returns the path of the intent's first parameter for a text that people say.
    private func textPath(unless used: Set<String>) -> String? {
        let technical = ["dentifier", "Name", "URL"]
        return paths.first { path in
            guard let type = parts.type(of: path), !used.contains(path) else { return false }
            switch type.element {
            case .speakableString where type.isList: return true
            case .string: return !technical.contains { path.hasSuffix($0) || path.hasSuffix($0 + "s") }
            default: return false
            }
        }
    }
}
