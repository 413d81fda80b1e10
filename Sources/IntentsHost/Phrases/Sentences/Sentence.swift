import Foundation

/// A sentence as words that can be compared, which keeps the user's own spelling of each part.
struct Sentence: Equatable {
    /// A word, or the name of the app.
    struct Word: Equatable {
        /// The normalized word; `nil` if it is the name of the app.
        var text: String?
        /// The word's place in the user's sentence.
        var range: Range<String.Index>
        /// The number of the word in the user's sentence.
        var number: Int
    }

    /// The user's sentence.
    let source: String
    /// The words.
    private(set) var words: [Word] = []

    /// Splits a sentence at white space, hyphens, and apostrophes that join an article or a verb to a word.
    init(_ source: String) {
        self.source = source
        for chunk in source.split(whereSeparator: \.isWhitespace) {
            for part in Self.parts(of: chunk) {
                let text = Phrase(String(part)).normalized
                guard !text.isEmpty else { continue }
                words.append(Word(text: text, range: part.startIndex..<part.endIndex, number: words.count))
            }
        }
    }

    /// The number of words.
    var count: Int { words.count }

    /// The normalized words, with one space between them.
    var normalized: String { normalized(0..<count) }

    /// Returns normalized words, with one space between them.
    func normalized(_ range: Range<Int>) -> String {
        words[range].map { $0.text ?? "" }.joined(separator: " ")
    }

    /// Returns words as the user wrote them, without punctuation and quotation marks around them.
    func text(_ range: Range<Int>) -> String {
        var text = ""
        var last: Word?
        for word in words[range] {
            if let last {
                let isNext = word.number == last.number + 1
                text += isNext ? String(source[last.range.upperBound..<word.range.lowerBound]) : " "
            }
            text += source[word.range]
            last = word
        }
        return text.trimmingCharacters(in: Self.marks)
    }

    /// Returns whether a word starts with a capital letter.
    func isCapitalized(_ index: Int) -> Bool { source[words[index].range].first { $0.isLetter }?.isUppercase ?? false }

    /// Returns the sentence without words.
    func removing(_ range: Range<Int>) -> Sentence {
        var sentence = self
        sentence.words.removeSubrange(range)
        return sentence
    }

    /// Returns the sentence with one word for the name of the app.
    func namingApp(at range: Range<Int>) -> Sentence {
        guard let first = words[range].first, let last = words[range].last else { return self }
        var sentence = self
        let name = Word(text: nil, range: first.range.lowerBound..<last.range.upperBound, number: last.number)
        sentence.words.replaceSubrange(range, with: [name])
        return sentence
    }

    /// Returns the first places of words.
    func ranges(of other: Sentence) -> [Range<Int>] {
        let wanted = other.words.map(\.text)
        guard !wanted.isEmpty, count >= wanted.count else { return [] }
        return (0...(count - wanted.count)).map { $0..<($0 + wanted.count) }
            .filter { words[$0].map(\.text) == wanted }
    }

    private static let marks = CharacterSet(charactersIn: " .,;:!?…¿¡\"“”„‚‘’'«»‹›()")

    private static func parts(of chunk: Substring) -> [Substring] {
        chunk.split { "-‐‑–—".contains($0) }.flatMap(partsAroundApostrophe).flatMap(numberAndUnit)
    }

    /// Splits `l'avion` after the apostrophe, and `Anna's` before it.
    private static func partsAroundApostrophe(_ text: Substring) -> [Substring] {
        guard let mark = text.firstIndex(where: { "'’".contains($0) }), mark != text.startIndex else { return [text] }
        let after = text.index(after: mark)
        if elisions.contains(text[..<mark].lowercased()), after != text.endIndex {
            return [text[..<after], text[after...]]
        }
        let ending = text[after...].prefix { $0.isLetter }.lowercased()
        return ending == "s" ? [text[..<mark], text[after...]] : [text]
    }

    /// Splits `10km` before the unit.
    private static func numberAndUnit(_ text: Substring) -> [Substring] {
        guard text.first?.isNumber == true, let unit = text.firstIndex(where: \.isLetter) else { return [text] }
        return [text[..<unit], text[unit...]]
    }

    /// The letters that stand before an apostrophe for an article, a pronoun or a conjunction in French.
    private static let elisions: Set<String> = ["l", "d", "j", "m", "t", "s", "n", "c", "qu"]
}
