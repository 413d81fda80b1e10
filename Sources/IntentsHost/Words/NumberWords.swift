import Foundation

/// The words of a language for numbers, and how they are combined.
struct NumberWords: Sendable {
    /// The numbers, by their words. A number can have several words, such as `quatre vingt`.
    private let values: [[String]: Decimal]
    /// The articles that can stand for one: before a hundred, a thousand and so on, or before a unit.
    let articles: Set<String>
    /// The words between the parts of a number, such as `and`.
    private let joiners: Set<String>
    /// The words before the digits of a fraction, such as `point`.
    private let points: Set<String>
    /// The words before a negative number.
    private let minus: Set<String>
    /// The fractions that stand alone, such as `half a`.
    let fractions: [[String]: Decimal]
    /// The words after a number that add a half, such as `and a half`.
    let halves: [[String]]
    /// The tens after which the numbers up to 19 can follow: 60 and 80 in French.
    private let longTens: Set<Decimal>
    /// Whether the ones come before the tens, as in German.
    private let isOnesFirst: Bool
    /// The numbers of words that a key of `values` can have, the largest first.
    private let lengths: [Int]
    /// The single words of `values` and `joiners`, the longest first, for words that are written together.
    private let parts: [String]

    init(
        _ table: String,
        articles: Set<String> = [],
        joiners: Set<String>,
        points: Set<String>,
        minus: Set<String>,
        fractions: String,
        halves: [String],
        longTens: [Int] = [],
        isOnesFirst: Bool = false
    ) {
        values = Self.numbers(table)
        self.articles = articles
        self.joiners = joiners
        self.points = points
        self.minus = minus
        self.fractions = Self.numbers(fractions)
        self.halves = halves.map { $0.split(separator: " ").map(String.init) }
        self.longTens = Set(longTens.map { Decimal($0) })
        self.isOnesFirst = isOnesFirst
        lengths = Set(values.keys.map(\.count)).sorted(by: >)
        let words = values.keys.filter { $0.count == 1 }.map { $0[0] }
        parts = (words + joiners).sorted { ($1.count, $0) < ($0.count, $1) }
    }

    private static func numbers(_ table: String) -> [[String]: Decimal] {
        var numbers: [[String]: Decimal] = [:]
        for (words, value) in SpokenLanguage.table(table) {
            numbers[words.split(separator: " ").map(String.init)] = Decimal(string: value)
        }
        return numbers
    }

    /// Returns the number that words stand for; `nil` if they aren't a number.
    ///
    /// - Parameters:
    ///   - words: The words, normalized.
    ///   - digits: Returns the number that digits stand for in the locale's notation.
    func number(_ words: [String], digits: (String) -> Decimal?) -> Decimal? {
        guard let first = words.first, words.count <= 24 else { return nil }
        if minus.contains(first) { return number(Array(words.dropFirst()), digits: digits).map { -$0 } }
        if let fraction = fractions[words] { return fraction }
        for half in halves {
            guard let before = words.dropping(half), let number = whole(before, digits: digits) else { continue }
            return number + Decimal(sign: .plus, exponent: -1, significand: 5)
        }

        guard let point = words.firstIndex(where: points.contains), point > 0 else {
            return whole(words, digits: digits)
        }
        guard let number = whole(Array(words[..<point]), digits: digits),
            let fraction = fraction(Array(words[(point + 1)...]), digits: digits)
        else { return nil }
        return number + fraction
    }

    /// Reads the digits after a point, one by one or as a number.
    private func fraction(_ words: [String], digits: (String) -> Decimal?) -> Decimal? {
        let single = words.compactMap { whole([$0], digits: digits) }
        guard !words.isEmpty, single.count == words.count || whole(words, digits: digits) != nil else { return nil }
        let text =
            single.count == words.count
            ? single.map { "\($0)" }.joined() : whole(words, digits: digits).map { "\($0)" } ?? ""
        return text.allSatisfy(\.isNumber) ? Decimal(string: "0." + text) : nil
    }

    // MARK: Whole numbers

    private enum Token {
        case number(Decimal)
        /// A number in digits.
        case digits(Decimal)
        case article
        case joiner
    }

    private func whole(_ words: [String], digits: (String) -> Decimal?) -> Decimal? {
        guard let tokens = tokens(words, digits: digits) else { return nil }
        var sum = NumberSum(longTens: longTens, isOnesFirst: isOnesFirst)
        for (index, token) in tokens.enumerated() {
            switch token {
            case .number(let value): guard sum.add(value) else { return nil }
            case .digits(let value): guard sum.start(value) else { return nil }
            case .article:
                guard index + 1 < tokens.count, case .number(let next) = tokens[index + 1], next >= 100 else {
                    return nil
                }
            case .joiner: guard sum.join() else { return nil }
            }
        }
        return sum.value
    }

    private func tokens(_ words: [String], digits: (String) -> Decimal?) -> [Token]? {
        var tokens: [Token] = []
        var index = 0
        while index < words.count {
            if let (value, count) = number(at: index, in: words) {
                tokens.append(.number(value))
                index += count
                continue
            }
            let word = words[index]
            if joiners.contains(word) {
                tokens.append(.joiner)
            } else if articles.contains(word) {
                tokens.append(.article)
            } else if let value = digits(word) {
                tokens.append(.digits(value))
            } else if let parts = parts(of: word[...]) {
                tokens += parts
            } else {
                return nil
            }
            index += 1
        }
        return tokens
    }

    private func number(at index: Int, in words: [String]) -> (Decimal, Int)? {
        for length in lengths where index + length <= words.count {
            if let value = values[Array(words[index..<(index + length)])] { return (value, length) }
        }
        return nil
    }

    /// Returns the numbers in a word that is written together, such as `dreiundzwanzig`.
    private func parts(of word: Substring) -> [Token]? {
        if word.isEmpty { return [] }
        for part in parts where word.hasPrefix(part) && part.count < word.count || word == part {
            guard let rest = parts(of: word.dropFirst(part.count)) else { continue }
            let token = values[[part]].map(Token.number) ?? .joiner
            return [token] + rest
        }
        return nil
    }
}

extension [String] {
    /// Returns the words before some last words, which can be the end of a word that is written together; `nil` if the
    /// words don't end in this way.
    fileprivate func dropping(_ end: [String]) -> [String]? {
        if count > end.count, Array(suffix(end.count)) == end { return dropLast(end.count) }
        guard end.count == 1, let last, last.hasSuffix(end[0]), last != end[0] else { return nil }
        return dropLast() + [String(last.dropLast(end[0].count))]
    }
}

/// The sum of the words of a number, which are added from left to right.
private struct NumberSum {
    let longTens: Set<Decimal>
    let isOnesFirst: Bool
    /// The thousands and what is above them.
    private var total: Decimal = 0
    /// The number below the next thousand.
    private var group: Decimal = 0
    /// The last number that was added to the group.
    private var last: Decimal?
    /// The last thousand, million and so on.
    private var scale: Decimal?
    private var isJoined = false
    private var isEmpty = true

    init(longTens: Set<Decimal>, isOnesFirst: Bool) {
        self.longTens = longTens
        self.isOnesFirst = isOnesFirst
    }

    /// The number; `nil` if it isn't complete.
    var value: Decimal? { isEmpty || isJoined ? nil : total + group }

    /// Takes a word between two numbers.
    mutating func join() -> Bool {
        guard !isEmpty, !isJoined else { return false }
        isJoined = true
        return true
    }

    /// Starts with digits, which only a hundred, a thousand and so on can follow.
    mutating func start(_ value: Decimal) -> Bool {
        guard isEmpty else { return false }
        (group, last, isEmpty) = (value, 0, false)
        return true
    }

    /// Adds a number.
    mutating func add(_ value: Decimal) -> Bool {
        defer { (isJoined, isEmpty) = (false, false) }
        if value >= 1000 {
            guard scale.map({ value < $0 }) ?? true else { return false }
            total += (last == nil ? 1 : group) * value
            (group, last, scale) = (0, nil, value)
            return true
        }
        if value == 100, let last {
            guard group > 0, group < 100 || last == 0 else { return false }
            (group, self.last) = (group * 100, 100)
            return true
        }
        guard fits(value) else { return false }
        group += value
        last = value
        return true
    }

    private func fits(_ value: Decimal) -> Bool {
        guard let last else { return value > 0 || isEmpty }
        if value == 0 || last == 0 { return false }
        if last >= 100 { return value < 100 }
        if longTens.contains(last) { return value < 20 }
        if last >= 20 { return value < 10 }
        return isOnesFirst && isJoined && last < 10 && value >= 20 && value < 100
    }
}
