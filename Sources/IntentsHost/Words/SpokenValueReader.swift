import Intents

/// A reader of numbers, amounts and durations in words.
struct SpokenValueReader: Sendable {
    let language: SpokenLanguage
    /// Returns the number that digits stand for in the locale's notation.
    let digits: @Sendable (String) -> Decimal?

    /// The number of words that a number doesn't exceed.
    private static let numberLimit = 24
    /// The number of words that the name of a unit doesn't exceed.
    private static let unitLimit = 4

    /// Returns the number that words stand for.
    func number(_ text: String) -> Decimal? { number(Sentence.valueWords(text)) }

    private func number(_ words: [String]) -> Decimal? { language.numbers.number(words, digits: digits) }

    /// Returns the number and the symbol of the unit that words such as "ten kilometers" stand for.
    func measurement(_ text: String) -> (number: Decimal, symbol: String)? {
        let words = Sentence.valueWords(text)
        for count in (1...Self.unitLimit) where count < words.count {
            guard let symbol = language.units[words.suffix(count).joined(separator: " ")],
                let number = self.count(of: Array(words.dropLast(count)))
            else { continue }
            return (number, symbol)
        }
        return nil
    }

    /// Returns the seconds that words such as "an hour and a half" stand for.
    func seconds(_ text: String) -> Double? {
        let words = Sentence.valueWords(text)
        var index = 0
        var total = 0.0
        var unit: Double?
        while index < words.count {
            if unit != nil, language.joiners.contains(words[index]), index + 1 < words.count { index += 1 }
            if let unit, let half = half(at: index, in: words) {
                total += unit / 2
                index += half
            } else if let part = duration(at: index, in: words) {
                total += part.seconds
                (index, unit) = (part.end, part.unit)
            } else if unit == 3600, let minutes = number(Array(words[index...])), (0..<60).contains(minutes) {
                // As in "two hours thirty".
                return total + minutes.double * 60
            } else {
                return nil
            }
        }
        return unit == nil ? nil : total
    }

    /// Returns a number and a unit of time that start at a word.
    private func duration(at start: Int, in words: [String]) -> (seconds: Double, unit: Double, end: Int)? {
        for end in stride(from: min(words.count, start + Self.numberLimit), to: start + 1, by: -1) {
            for count in (1...Self.unitLimit).reversed() where start + count < end {
                guard let unit = language.durations[words[(end - count)..<end].joined(separator: " ")],
                    let number = self.count(of: Array(words[start..<(end - count)]))
                else { continue }
                return (number.double * unit, unit, end)
            }
        }
        return nil
    }

    /// Returns the number of words at a place that add a half to the value before them, as in "an hour and a half".
    private func half(at start: Int, in words: [String]) -> Int? {
        let rest = Array(words[start...])
        let full = Array(words[max(0, start - 1)...])
        for half in language.numbers.halves {
            if full.starts(with: half) { return half.count - (start > 0 ? 1 : 0) }
            if rest.starts(with: half) { return half.count }
        }
        return nil
    }

    /// Returns the amount of money that words such as "five euros fifty" stand for.
    ///
    /// - Parameter own: The currency of the locale, which a name such as "dollar" means if it can.
    func amount(_ text: String, own: String?) -> (amount: Decimal, currency: String)? {
        let words = Sentence.valueWords(text)
        guard let place = words.firstIndex(where: { language.currencies[$0] != nil }), place > 0,
            let codes = language.currencies[words[place]], let number = count(of: Array(words[..<place]))
        else { return nil }
        let currency = codes.first { $0 == own } ?? codes[0]

        var rest = words[(place + 1)...]
        if rest.count > 1, let first = rest.first, language.joiners.contains(first) { rest = rest.dropFirst() }
        if rest.count > 1, let last = rest.last, language.hundredths.contains(last) { rest = rest.dropLast() }
        if rest.isEmpty { return (number, currency) }
        guard let hundredths = self.number(Array(rest)), (0..<100).contains(hundredths), number >= 0 else { return nil }
        return (number + hundredths / 100, currency)
    }

    /// Returns the number before a unit, in which an article means one.
    private func count(of words: [String]) -> Decimal? {
        if words.count == 1, language.numbers.articles.contains(words[0]) { return 1 }
        return number(words)
    }

    /// Returns the position that words such as "the second one" name, starting with 0.
    func position(_ text: String, of count: Int) -> Int? {
        let words = Sentence.valueWords(text)
        let important = words.filter { !language.positionFillers.contains($0) }
        guard !words.isEmpty, important.count <= 2 else { return nil }
        let key = (important.isEmpty ? words : important).joined(separator: " ")
        let position = language.positions[key] ?? number([key]).flatMap { Int("\($0)") }
        guard let position else { return nil }
        let index = position < 0 ? count + position : position - 1
        return (0..<count).contains(index) ? index : nil
    }
}

extension Decimal {
    /// The number as a floating-point number.
    var double: Double { Double("\(self)") ?? NSDecimalNumber(decimal: self).doubleValue }
}
