import Intents

/// A date, a time or both, as a sentence states them.
struct SpokenMoment {
    /// A half of the day.
    enum Half: String {
        case am, pm
    }

    /// The day.
    var day: DateComponents?
    /// The half of the day in which the hour is.
    var half: Half?
    /// The hour on the clock, before minutes are taken off.
    private(set) var clockHour: Int?
    /// The minute; below 0 for the minutes before the hour.
    private var minute: Int?
    /// The time that results from a duration from now.
    private var time: DateComponents?

    /// Creates a moment from the values in a sentence; `nil` if they don't fit together, such as February 30.
    init?(_ bindings: [SentenceBinding], calendar: Calendar, now: Date) {
        var numbers: [String: Int] = [:]
        var names: [String: String] = [:]
        for binding in bindings {
            switch binding.value {
            case .value(.number(let number)): numbers[binding.path] = number.intValue
            case .name(let name): names[binding.path] = name
            case .value: return nil
            }
        }
        for (path, name) in names { if let number = Int(name) { numbers[path] = number } }

        half = names["half"].flatMap(Half.init)
        clockHour = numbers["hour"]
        minute = numbers["to"].map { -$0 } ?? numbers["minute"]
        if let unit = names["unit"], let count = numbers["count"] {
            guard readDuration(count, unit, calendar: calendar, now: now) else { return nil }
        } else if let date = Self.date(numbers, calendar: calendar, now: now) {
            day = calendar.dateComponents([.year, .month, .day], from: date)
        } else if numbers["day"] != nil || numbers["weekday"] != nil {
            return nil
        }
    }

    /// Sets the day, and for minutes and hours also the time, after a duration from now.
    private mutating func readDuration(_ count: Int, _ unit: String, calendar: Calendar, now: Date) -> Bool {
        let units: [String: Calendar.Component] = ["minute": .minute, "hour": .hour, "day": .day, "week": .weekOfYear]
        guard let component = units[unit], let date = calendar.date(byAdding: component, value: count, to: now) else {
            return false
        }
        day = calendar.dateComponents([.year, .month, .day], from: date)
        if component == .minute || component == .hour { time = calendar.dateComponents([.hour, .minute], from: date) }
        return true
    }

    /// Returns the day that a sentence names: relative to today, the next one with a weekday, or a date, which is the next
    /// one with its day and month if the year is left out.
    private static func date(_ numbers: [String: Int], calendar: Calendar, now: Date) -> Date? {
        if let days = numbers["days"] { return calendar.date(byAdding: .day, value: days, to: now) }
        if let weekday = numbers["weekday"] {
            let today = calendar.component(.weekday, from: now)
            let days = (weekday - today + 6) % 7 + 1
            return calendar.date(byAdding: .day, value: days, to: now)
        }
        guard let day = numbers["day"], let month = numbers["month"] else { return nil }

        let today = calendar.dateComponents([.year, .month, .day], from: now)
        let thisYear = today.year ?? 0
        // February 29 is at most eight years away.
        let years = numbers["year"].map { $0...$0 } ?? thisYear...(thisYear + 8)
        for year in years {
            let components = DateComponents(year: year, month: month, day: day)
            let isPast = (year, month, day) < (thisYear, today.month ?? 0, today.day ?? 0)
            guard components.isValidDate(in: calendar), numbers["year"] != nil || !isPast else { continue }
            return calendar.date(from: components)
        }
        return nil
    }

    /// The day and the time; `nil` if the hour doesn't fit the half of the day.
    var components: DateComponents? {
        var components = day ?? DateComponents()
        if let time {
            (components.hour, components.minute) = (time.hour, time.minute)
            return components
        }
        guard let clockHour else { return day }

        var hour = clockHour
        switch half {
        case .pm where hour < 12: hour += 12
        case .am where hour == 12: hour = 0
        case .am where hour > 12: return nil
        case .am, .pm, nil: break
        }
        let minutes = hour * 60 + (minute ?? 0) + (minute ?? 0 < 0 ? 24 * 60 : 0)
        (components.hour, components.minute) = (minutes / 60 % 24, minutes % 60)
        return components
    }
}
