import Intents

/// A reader of dates and times in the user's words.
struct IntentDateReader {
    let locale: Locale
    let timeZone: TimeZone

    /// Reads a date such as `2024-05-06`, a time such as `14:30`, both with a space or a `T` between them, or a date in
    /// the locale's notation; `nil` for other words.
    func components(_ words: some StringProtocol) -> DateComponents? {
        let parts = words.split { $0 == "T" || $0.isWhitespace }
        switch parts.count {
        case 1: return date(parts[0]) ?? time(parts[0]) ?? localDate(String(words))
        case 2:
            guard var date = date(parts[0]), let time = time(parts[1]) else { return localDate(String(words)) }
            (date.hour, date.minute, date.second) = (time.hour, time.minute, time.second)
            return date
        default: return localDate(String(words))
        }
    }

    /// Reads two dates or times with a dash and spaces between them, or the start alone.
    func range(_ words: String) -> INDateComponentsRange? {
        let parts = words.replacing(" – ", with: " - ").split(separator: " - ")
        let ends = parts.compactMap { components($0) }
        guard ends.count == parts.count, (1...2).contains(ends.count) else { return nil }
        return INDateComponentsRange(start: ends[0], end: ends.count == 2 ? ends[1] : nil)
    }

    private func date(_ words: some StringProtocol) -> DateComponents? {
        let numbers = Self.numbers(words, separator: "-")
        guard numbers.count == 3 else { return nil }
        let components = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
        return components.isValidDate(in: calendar) ? components : nil
    }

    private func time(_ words: some StringProtocol) -> DateComponents? {
        let numbers = Self.numbers(words, separator: ":")
        guard (2...3).contains(numbers.count), zip(numbers, [24, 60, 60]).allSatisfy({ $0 < $1 }) else { return nil }
        return DateComponents(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : nil)
    }

    private func localDate(_ words: String) -> DateComponents? {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.isLenient = false
        for style in [DateFormatter.Style.short, .medium, .long] {
            formatter.dateStyle = style
            if let date = formatter.date(from: words) {
                return calendar.dateComponents([.year, .month, .day], from: date)
            }
        }
        return nil
    }

    /// The calendar of dates.
    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    /// Returns the whole numbers between separators; an empty list if there is anything else between them.
    private static func numbers(_ words: some StringProtocol, separator: Character) -> [Int] {
        let parts = words.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy(\.isWholeNumber) ? Int(part) : nil }
        return numbers.count == parts.count ? numbers : []
    }
}
