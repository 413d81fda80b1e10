import Foundation

/// The words of a language for numbers, units, amounts of money, dates, times and positions.
struct SpokenLanguage: Sendable {
    /// The code of the language.
    let code: String
    /// The words for numbers.
    let numbers: NumberWords
    /// The words for units, each with the unit's symbol, such as `km`.
    let units: [String: String]
    /// The words for units of time, each with its seconds.
    let durations: [String: Double]
    /// The words for currencies, each with the codes of the currencies that have the name, the most common one first.
    let currencies: [String: [String]]
    /// The words for hundredths of a currency.
    let hundredths: Set<String>
    /// The words between the parts of a value, such as `and`.
    let joiners: Set<String>
    /// The patterns of dates and times.
    let moments: MomentPatterns
    /// The words for positions in a list, such as `second`; the last position is -1.
    let positions: [String: Int]
    /// Words that can stand around a position, such as `the` and `one`.
    let positionFillers: Set<String>
    /// The words for relationships of people to the user.
    let relationships: [String: String]

    /// Reads the tables of a language. Each line of a table has a value and the words for it, separated by bars.
    init(
        code: String,
        numbers: NumberWords,
        units: String,
        durations: String,
        currencies: String,
        hundredths: Set<String>,
        joiners: Set<String>,
        moments: MomentPatterns,
        positions: String,
        positionFillers: Set<String>,
        relationships: String
    ) {
        self.code = code
        self.numbers = numbers
        self.units = Self.table(units)
        self.durations = Self.table(durations).compactMapValues(Double.init)
        self.currencies = Self.table(currencies).mapValues { $0.split(separator: ",").map(String.init) }
        self.hundredths = hundredths
        self.joiners = joiners
        self.moments = moments
        self.positions = Self.table(positions).compactMapValues(Int.init)
        self.positionFillers = positionFillers
        self.relationships = Self.table(relationships)
    }

    /// Returns the values of a table, by their words, which are normalized.
    static func table(_ text: String) -> [String: String] {
        var table: [String: String] = [:]
        for line in text.split(separator: "\n") {
            guard let space = line.firstIndex(of: " ") else { continue }
            for word in line[line.index(after: space)...].split(separator: "|") {
                table[Sentence(String(word)).normalized] = String(line[..<space])
            }
        }
        return table
    }

    /// The languages whose words are known.
    static let all = [english, german, french, spanish]

    /// Returns the language of a locale; `nil` if its words aren't known.
    static func language(of locale: Locale) -> SpokenLanguage? {
        let code = locale.phraseLanguage ?? "en"
        return all.first { $0.code == code }
    }
}

extension Sentence {
    /// The words of a value, in lower case, with digits and letters apart: `3pm` is `3 pm`, and `14:30` is `14 30`. Numbers
    /// keep their points and commas.
    static func valueWords(_ text: String) -> [String] {
        var spaced = ""
        var last: Character?
        for character in text {
            if let last, last.isNumber && character.isLetter || last.isLetter && character.isNumber {
                spaced.append(" ")
            }
            spaced.append(character == ":" && last?.isNumber == true ? " " : character)
            last = character
        }
        return spaced.split(whereSeparator: \.isWhitespace).flatMap { chunk in
            if chunk.trimmingPrefix(while: { "+-".contains($0) }).first?.isNumber == true {
                return [String(chunk.trimmingCharacters(in: CharacterSet(charactersIn: ".,;!?")))]
            }
            return Sentence(String(chunk)).words.compactMap(\.text)
        }
    }
}
