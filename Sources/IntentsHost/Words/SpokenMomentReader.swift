import Intents

/// A reader of dates, times and spans in words.
struct SpokenMomentReader: Sendable {
    let words: SpokenValueReader
    let locale: Locale
    let calendar: Calendar
    /// The present time.
    let now: Date

    /// Returns the date, the time or both that words stand for.
    func components(_ text: String) -> DateComponents? {
        moment(Sentence.valueWords(text), words.language.moments.moment)?.components
    }

    /// Returns the span that words such as "from 3 to 5 pm" stand for.
    func range(_ text: String) -> INDateComponentsRange? {
        let words = Sentence.valueWords(text)
        for (start, middle) in self.words.language.moments.spans where words.starts(with: start) {
            let rest = Array(words.dropFirst(start.count))
            for place in rest.indices where rest[place...].starts(with: middle) {
                let last = Array(rest[(place + middle.count)...])
                if let range = range(from: Array(rest[..<place]), to: last) { return range }
            }
        }
        return nil
    }

    private func range(from first: [String], to last: [String]) -> INDateComponentsRange? {
        let end = words.language.moments.end
        guard var start = moment(first, end), var stop = moment(last, end) else { return nil }
        // In "from 3 to 5 pm", both times are in the afternoon; in "tomorrow from 3 to 5", both are tomorrow.
        if start.half == nil, stop.half == .pm, (start.clockHour ?? 24) < (stop.clockHour ?? 0) { start.half = .pm }
        if stop.day == nil { stop.day = start.day }
        guard let startComponents = start.components, let stopComponents = stop.components else { return nil }
        return INDateComponentsRange(start: startComponents, end: stopComponents)
    }

    private func moment(_ words: [String], _ pattern: SentencePattern) -> SpokenMoment? {
        let sentence = Sentence(words.joined(separator: " "))
        guard !words.isEmpty, words.count <= 16 else { return nil }
        let slots = MomentSlots(sentence, reader: self.words, months: months, weekdays: weekdays)
        let match = SentenceMatcher(sentence: sentence, values: slots).match(pattern)
        return match.flatMap { SpokenMoment($0.bindings, calendar: calendar, now: now) }
    }

    /// The names of months, with their numbers.
    private var months: [String: Int] { names { [$0.monthSymbols, $0.standaloneMonthSymbols, $0.shortMonthSymbols] } }

    /// The names of weekdays, with their numbers.
    private var weekdays: [String: Int] { names { [$0.weekdaySymbols, $0.standaloneWeekdaySymbols] } }

    private func names(_ lists: (DateFormatter) -> [[String]?]) -> [String: Int] {
        let formatter = DateFormatter()
        formatter.locale = locale
        var names: [String: Int] = [:]
        for list in lists(formatter) {
            for (index, name) in (list ?? []).enumerated() { names[Sentence(name).normalized] = index + 1 }
        }
        return names
    }
}

/// The values of the slots in patterns of dates and times.
private struct MomentSlots: SlotValues {
    private let sentence: Sentence
    private let reader: SpokenValueReader
    private let months: [String: Int]
    private let weekdays: [String: Int]

    init(_ sentence: Sentence, reader: SpokenValueReader, months: [String: Int], weekdays: [String: Int]) {
        self.sentence = sentence
        self.reader = reader
        self.months = months
        self.weekdays = weekdays
    }

    func readings(of slot: SentencePattern.Slot, at start: Int) -> [SlotReading] {
        stride(from: start + 1, through: min(sentence.count, start + 4), by: 1).compactMap { end in
            let words = sentence.words[start..<end].compactMap(\.text)
            guard let number = number(words, for: slot.path) else { return nil }
            // A longer number counts more than its parts: "twenty five" isn't 20:05.
            return SlotReading(
                path: slot.path,
                end: end,
                score: 20 * (end - start) + (end - start),
                value: .number(NSNumber(value: number))
            )
        }
    }

    private func number(_ words: [String], for slot: String) -> Int? {
        let text = words.joined(separator: " ")
        switch slot {
        case "month": return months[text]
        case "weekday": return weekdays[text]
        case "count" where reader.language.numbers.articles.contains(text): return 1
        case "day":
            if let position = reader.language.positions[text] { return (1...31).contains(position) ? position : nil }
            return whole(words, in: 1...31)
        case "hour": return whole(words, in: 0...24)
        case "minute", "to": return whole(words, in: 0...59)
        case "year": return whole(words, in: 1_000...9_999)
        default: return whole(words, in: 0...10_000)
        }
    }

    private func whole(_ words: [String], in range: ClosedRange<Int>) -> Int? {
        guard let number = reader.language.numbers.number(words, digits: reader.digits), let whole = Int("\(number)")
        else {
            return nil
        }
        return range.contains(whole) ? whole : nil
    }
}
