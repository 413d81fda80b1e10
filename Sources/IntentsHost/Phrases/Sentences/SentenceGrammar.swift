/// The sentences for system intents in one language.
///
/// The table of a grammar has lines of four kinds:
///
///     @the = the|my|a|an                    a group of words that other lines name
///     INStartWorkoutIntent:                 the intents of the lines below, the preferred one first
///       (start|begin) [@the] {workoutName!}   a sentence
///       + for {partySize} people            a part that can follow each sentence of the intent, in any order
///
/// In a pattern, `(…|…)` is a choice, `[…]` can be left out, and `%` is the name of the app. `{parameter}` is a place for
/// a value; `{parameter!}` prefers known terms, `{parameter^}` takes only them, and `{parameter*1000}` multiplies a
/// number. `{parameter=value}` sets a value. `~` is the place of the parts if they don't follow the sentence.
struct SentenceGrammar: Sendable {
    /// The sentences of an intent.
    struct Rule: Sendable {
        /// The classes of the intents, starting with the preferred one.
        var intents: [String]
        /// The sentences, without the parts.
        var sentences: [SentencePattern] = []
        /// The parts that can follow.
        var parts: [SentencePattern] = []
    }

    /// The rules.
    private(set) var rules: [Rule] = []
    private(set) var groups: [String: SentencePattern] = [:]

    /// Reads a table.
    init(_ table: String) {
        for line in table.split(separator: "\n") {
            let text = line.trimmingPrefix { $0.isWhitespace }
            if text.hasPrefix("@"), let equals = text.firstIndex(of: "=") {
                let name = text[text.index(after: text.startIndex)..<equals].filter { !$0.isWhitespace }
                groups[String(name)] = pattern(text[text.index(after: equals)...])
            } else if !line.hasPrefix(" "), text.hasSuffix(":") {
                rules.append(Rule(intents: text.dropLast().split(separator: " ").map(String.init)))
            } else if text.hasPrefix("+") {
                rules[rules.count - 1].parts.append(pattern(text.dropFirst()))
            } else if !text.isEmpty {
                rules[rules.count - 1].sentences.append(pattern(text))
            }
        }
    }

    /// Returns the group with a name; a pattern that matches no words if there isn't one.
    func group(_ name: String) -> SentencePattern { groups[name] ?? .nothing }

    /// Returns the parts of the sentences of an intent.
    func parts(of intent: String) -> [SentencePattern] {
        rules.filter { $0.intents.contains(intent) }.flatMap(\.parts)
    }

    private func pattern(_ text: some StringProtocol) -> SentencePattern {
        var parser = SentencePatternParser(text, groups: groups)
        return parser.choice()
    }
}

extension SentencePattern {
    /// The place of the parts in a sentence.
    static let partsPlace = SentencePattern.word("~")

    /// Returns the sentence with parts at their place, which is the end unless the sentence has another one.
    func completed(with parts: [SentencePattern]) -> SentencePattern {
        let parts = parts.isEmpty ? SentencePattern.nothing : .anyOrder(parts)
        let filled = replacingPlace(with: parts)
        return filled == self ? .sequence([self, parts]) : filled
    }

    private func replacingPlace(with parts: SentencePattern) -> SentencePattern {
        switch self {
        case Self.partsPlace: parts
        case .sequence(let patterns): .sequence(patterns.map { $0.replacingPlace(with: parts) })
        case .choice(let patterns): .choice(patterns.map { $0.replacingPlace(with: parts) })
        case .word, .app, .anyOrder, .slot, .setting: self
        }
    }
}
