import Intents

/// A formatter of dates and parts of dates. It shows only the parts that are set.
struct IntentDateFormatter: Sendable {
    let locale: Locale
    let timeZone: TimeZone

    func string(_ components: DateComponents) -> String {
        let calendar = calendar(of: components)
        if let weekday = components.loneWeekday {
            let names = calendar.weekdaySymbols
            return names.indices.contains(weekday - 1) ? names[weekday - 1] : ""
        }
        guard let date = calendar.date(from: components.completed) else { return "" }
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        return date.formatted(components.style(from: style))
    }

    private func calendar(of components: DateComponents) -> Calendar {
        var calendar = components.calendar ?? locale.calendar
        calendar.timeZone = components.timeZone ?? timeZone
        calendar.locale = locale
        return calendar
    }
}

extension DateComponents {
    /// The weekday, if the components don't have another part.
    fileprivate var loneWeekday: Int? { day == nil && month == nil && year == nil && hour == nil ? weekday : nil }

    /// The components with a year: a leap year if the year isn't set, so that every day of every month exists.
    fileprivate var completed: DateComponents {
        var components = self
        components.year = year ?? 2000
        return components
    }

    /// Returns a style that shows the parts that are set.
    fileprivate func style(from style: Date.FormatStyle) -> Date.FormatStyle {
        var style = style
        if year != nil { style = style.year() }
        if month != nil { style = style.month(.wide) }
        if day != nil { style = style.day() }
        if hour != nil { style = style.hour().minute() }
        if let second, second != 0, hour != nil { style = style.second() }
        return style
    }
}
