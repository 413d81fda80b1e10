import Intents

/// A value that a sentence gives to a parameter.
struct SentenceBinding {
    /// The parameter; a property of the parameter's object follows after a period.
    var path: String
    /// The value, or the name of a value of the parameter's type.
    var value: Value

    enum Value {
        case value(IntentValue)
        case name(String)
    }
}

/// A match of a pattern with the words of a sentence, up to a word.
struct SentenceMatch {
    /// The index after the last word.
    var end: Int
    /// A measure of how well the pattern fits.
    var score: Int
    /// The values.
    var bindings: [SentenceBinding]

    /// The score of a word that a pattern contains.
    static let wordScore = 30
}

/// The values at the places of a sentence that patterns leave open.
protocol SlotValues {
    /// Returns the values that can start at a word, the shortest one first.
    func readings(of slot: SentencePattern.Slot, at start: Int) -> [SlotReading]
}

/// A match of some of the patterns that can be in any order.
private struct PartialMatch {
    /// The end of the match, and the patterns that it contains.
    struct Key: Hashable {
        var end: Int
        var used: Set<Int>
    }

    var match: SentenceMatch
    var used: Set<Int>
}

/// A matcher of patterns with a sentence.
///
/// Of the matches that end at the same word, only the best one is kept, so that the time grows with the square of the
/// number of words.
struct SentenceMatcher<Values: SlotValues> {
    let sentence: Sentence
    let values: Values

    /// Returns the best match with the whole sentence.
    func match(_ pattern: SentencePattern) -> SentenceMatch? {
        matches(pattern, from: SentenceMatch(end: 0, score: 0, bindings: [])).first { $0.end == sentence.count }
    }

    /// Returns the matches that continue a match, the best one for each end.
    func matches(_ pattern: SentencePattern, from start: SentenceMatch) -> [SentenceMatch] {
        switch pattern {
        case .word(let text): word(from: start) { $0 == text }
        case .app: word(from: start) { $0 == nil }
        case .sequence(let parts):
            parts.reduce([start]) { starts, part in
                starts.isEmpty ? [] : Self.best(starts.flatMap { matches(part, from: $0) })
            }
        case .choice(let alternatives): Self.best(alternatives.flatMap { matches($0, from: start) })
        case .anyOrder(let parts): anyOrder(parts, from: start)
        case .slot(let slot):
            start.bindings.contains { $0.path == slot.path }
                ? [] : values.readings(of: slot, at: start.end).map { start.adding($0) }
        case .setting(let path, let value):
            start.hasValue(at: path) ? [] : [start.adding(SentenceBinding(path: path, value: .name(value)))]
        }
    }

    private func word(from start: SentenceMatch, is isRight: (String?) -> Bool) -> [SentenceMatch] {
        guard start.end < sentence.count, isRight(sentence.words[start.end].text) else { return [] }
        return [
            SentenceMatch(end: start.end + 1, score: start.score + SentenceMatch.wordScore, bindings: start.bindings)
        ]
    }

    private func anyOrder(_ parts: [SentencePattern], from start: SentenceMatch) -> [SentenceMatch] {
        var found = [start]
        var states = [PartialMatch(match: start, used: [])]
        for _ in parts {
            var next: [PartialMatch.Key: PartialMatch] = [:]
            for state in states {
                for (index, part) in parts.enumerated() where !state.used.contains(index) {
                    for match in matches(part, from: state.match) where match.end > state.match.end {
                        let key = PartialMatch.Key(end: match.end, used: state.used.union([index]))
                        if let other = next[key], other.match.score >= match.score { continue }
                        next[key] = PartialMatch(match: match, used: key.used)
                    }
                }
            }
            states = Array(next.values)
            found += states.map(\.match)
        }
        return Self.best(found)
    }

    /// Returns the best match for each end, the shortest one first.
    private static func best(_ matches: [SentenceMatch]) -> [SentenceMatch] {
        guard matches.count > 1 else { return matches }
        var best: [Int: SentenceMatch] = [:]
        for match in matches where best[match.end].map({ $0.score < match.score }) ?? true { best[match.end] = match }
        return best.values.sorted { $0.end < $1.end }
    }
}

extension SentenceMatch {
    /// Returns whether the match has a value for a path.
    fileprivate func hasValue(at path: String) -> Bool {
        bindings.contains { binding in
            if case .value = binding.value { return binding.path == path }
            return false
        }
    }

    fileprivate func adding(_ binding: SentenceBinding) -> SentenceMatch {
        SentenceMatch(end: end, score: score, bindings: bindings + [binding])
    }

    fileprivate func adding(_ reading: SlotReading) -> SentenceMatch {
        let binding = SentenceBinding(path: reading.path, value: .value(reading.value))
        return SentenceMatch(end: reading.end, score: score + reading.score, bindings: bindings + [binding])
    }
}
