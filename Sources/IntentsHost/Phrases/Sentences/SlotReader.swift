import Intents

/// A value at a place in a sentence.
struct SlotReading {
    var path: String
    /// The index after the last word.
    var end: Int
    /// A measure of how sure the reading is.
    var score: Int
    var value: IntentValue
}

/// A reader of the values in a sentence, for the parameters of one intent class.
final class SlotReader: SlotValues {
    private let sentence: Sentence
    private let parts: IntentParts
    private let terms: KnownTerms
    private let values: IntentValueReader
    private let language: PhraseLanguage
    private let articles: Set<String>
    /// Whether unknown terms count everywhere.
    private let takesUnknownTerms: Bool
    private var cache: [SentencePattern.Slot: [Int: [SlotReading]]] = [:]
    /// The terms that were refused, with their parameters.
    private(set) var unknownTerms: [(path: String, range: Range<Int>)] = []

    init(
        _ sentence: Sentence,
        of parts: IntentParts,
        context: PhraseContext,
        takesUnknownTerms: Bool
    ) {
        self.sentence = sentence
        self.parts = parts
        terms = context.terms
        values = context.values
        language = context.language
        articles = context.values.spoken?.language.numbers.articles ?? []
        self.takesUnknownTerms = takesUnknownTerms
    }

    /// The number of words that a value doesn't exceed, unless it is a text.
    private static let limit = 12

    /// Returns the values that can start at a word, the shortest one first.
    func readings(of slot: SentencePattern.Slot, at start: Int) -> [SlotReading] {
        if let readings = cache[slot]?[start] { return readings }
        var readings: [SlotReading] = []
        if let type = parts.type(of: slot.path) {
            let count = type.element.isText ? sentence.count : min(sentence.count, start + Self.limit)
            for end in stride(from: start + 1, through: count, by: 1) {
                guard let (value, score) = reading(of: slot, start..<end, as: type) else { continue }
                readings.append(SlotReading(path: slot.path, end: end, score: score, value: value))
            }
        }
        cache[slot, default: [:]][start] = readings
        return readings
    }

    private func reading(
        of slot: SentencePattern.Slot,
        _ range: Range<Int>,
        as type: IntentValueType
    ) -> (IntentValue, Int)? {
        guard sentence.words[range].allSatisfy({ $0.text != nil }) else { return nil }
        let known = terms.value(
            sentence.normalized(range),
            for: slot.path,
            of: parts.name,
            as: type.element,
            readBy: values
        )
        if let known { return (type.isList ? .list([known]) : known, 40 * range.count) }
        guard takesUnknown(slot) else {
            unknownTerms.append((slot.path, range))
            return nil
        }
        let text = sentence.text(range)
        guard !text.isEmpty, !isArticle(range) || type.element.isText else { return nil }

        switch type.element {
        case .string, .speakableString, .placemark, .paymentMethod, .url:
            let value = type.isList ? list(range, as: type.element) : values.value(text, as: type.element)
            return value.map { ($0, 10 * range.count) }
        case .person: return person(range, isList: type.isList)
        case .integer, .decimal, .timeInterval:
            return values.value(text, as: type.element).map { (scaled($0, by: slot.factor), 20 * range.count) }
        case .dateComponents, .dateComponentsRange, .currencyAmount, .measurement:
            return values.value(text, as: type.element).map { ($0, 20 * range.count) }
        case .enumeration(let type):
            let words = sentence.normalized(range)
            let match = type.intentMetadata.values.first { value in
                ([value.displayName] + value.synonyms).contains { Sentence($0.text).normalized == words }
            }
            return match.map { (.enumeration($0.rawValue), 40 * range.count) }
        case .object(let type):
            // Only the app knows its objects; a name without an identifier is for the handler to resolve.
            let object = type.init(identifier: nil, display: text, pronunciationHint: nil)
            return (.object(object), 10 * range.count)
        case .boolean, .file, .options, .framework: return nil
        }
    }

    /// Returns whether a word is an article, which isn't a number in a sentence.
    private func isArticle(_ range: Range<Int>) -> Bool {
        range.count == 1 && articles.contains(sentence.normalized(range))
    }

    /// Returns whether words that aren't a known term can be the value.
    private func takesUnknown(_ slot: SentencePattern.Slot) -> Bool {
        switch slot.terms {
        case .any: true
        case .preferred: takesUnknownTerms || terms.phrases(for: slot.path, of: parts.name).isEmpty
        case .only: false
        }
    }

    private func scaled(_ value: IntentValue, by factor: Double) -> IntentValue {
        guard case .number(let number) = value, factor != 1 else { return value }
        return .number(NSNumber(value: number.doubleValue * factor))
    }

    // MARK: Lists and people

    /// Returns the ranges between commas and conjunctions.
    private func elements(_ range: Range<Int>) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var start = range.lowerBound
        for index in range {
            let isConjunction = language.conjunctions.contains(sentence.words[index].text ?? "")
            if isConjunction {
                elements.append(start..<index)
                start = index + 1
            } else if index + 1 < range.upperBound, sentence.source[sentence.words[index].range].hasSuffix(",") {
                elements.append(start..<(index + 1))
                start = index + 1
            }
        }
        elements.append(start..<range.upperBound)
        return elements.filter { !$0.isEmpty }
    }

    private func list(_ range: Range<Int>, as element: IntentValueType.Element) -> IntentValue? {
        guard !language.conjunctions.contains(sentence.words[range.upperBound - 1].text ?? "") else { return nil }
        return .list(elements(range).compactMap { values.value(sentence.text($0), as: element) })
    }

    /// Reads names of people. A name is one word, or several words with capital letters.
    private func person(_ range: Range<Int>, isList: Bool) -> (IntentValue, Int)? {
        let names = elements(range)
        guard isList || names.count == 1 else { return nil }
        var score = 11 * (range.count - names.map(\.count).reduce(0, +))
        for name in names {
            let hasNumber = name.contains { sentence.words[$0].text?.first?.isNumber ?? false }
            guard name.count <= Self.nameLimit, !hasNumber else { return nil }
            let isName = isRelative(name) || name.dropFirst().allSatisfy(isInName)
            score += isName ? 11 * name.count : 10 * name.count - 5
        }
        let people = names.map { isRelative($0) ? $0.dropFirst() : $0 }
            .compactMap { values.value(sentence.text($0), as: .person) }
        guard let first = people.first, people.count == names.count else { return nil }
        return (isList ? .list(people) : first, score)
    }

    /// Returns whether words are a relative with an article, such as `my brother`.
    private func isRelative(_ name: Range<Int>) -> Bool {
        guard name.count == 2 else { return false }
        func isIn(_ group: String, _ index: Int) -> Bool {
            language.grammar.group(group).wordings.contains([sentence.normalized(index..<(index + 1))])
        }
        return isIn("the", name.lowerBound) && isIn("relative", name.lowerBound + 1)
    }

    /// Returns whether a word looks like a later word of a name, such as `van` or `Smith`.
    private func isInName(_ index: Int) -> Bool {
        let word = sentence.normalized(index..<(index + 1))
        return Self.particles.contains(word) || sentence.isCapitalized(index) && !Self.pronouns.contains(word)
    }

    /// The number of words that a name doesn't exceed.
    private static let nameLimit = 4
    /// Words inside names, in lower case.
    private static let particles: Set<String> = [
        "von", "van", "de", "di", "la", "der", "den", "da", "del", "du", "le", "dos",
    ]
    /// Words with a capital letter that aren't part of a name.
    private static let pronouns: Set<String> = ["i", "im", "ill", "ive", "id", "sie", "ihnen", "ihr"]
}

extension IntentValueType.Element {
    /// Whether values are texts of any length.
    fileprivate var isText: Bool {
        switch self {
        case .string, .speakableString: true
        case .integer, .decimal, .boolean, .timeInterval, .dateComponents, .url, .file, .person, .placemark,
            .currencyAmount, .paymentMethod, .dateComponentsRange, .measurement, .enumeration, .object, .options,
            .framework:
            false
        }
    }
}
