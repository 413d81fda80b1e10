/// Converts the dates of binary property lists to those of XML property lists.
enum BinaryDate {
    private static let secondsPerDay = 86_400
    /// The days from March 1 of the year 0 to January 1, 2001, in the Gregorian calendar.
    private static let daysFromMarchOfYearZero = 730_791
    private static let daysPerEra = 146_097
    /// The days of the years 0 to 9999, which have four digits, relative to January 1, 2001.
    private static let spelledDays = -730_851..<2_921_574

    /// Returns the date, such as `2001-01-01T00:00:00Z`. The result is this date for times that aren't numbers or aren't in
    /// the years 0 to 9999.
    static func text(secondsSince2001 time: Double) -> String {
        let bounds = spelledDays.lowerBound * secondsPerDay..<spelledDays.upperBound * secondsPerDay
        let seconds = Int(exactly: time.rounded(.down)).flatMap { bounds.contains($0) ? $0 : nil } ?? 0
        let day = (seconds - bounds.lowerBound) / secondsPerDay + spelledDays.lowerBound
        let second = seconds - day * secondsPerDay
        let (year, month, dayOfMonth) = date(day: day)
        let time = [second / 3600, second / 60 % 60, second % 60].map(padded).joined(separator: ":")
        return "\(padded(year, to: 4))-\(padded(month))-\(padded(dayOfMonth))T\(time)Z"
    }

    /// Returns the date of a day counted from January 1, 2001. Years are counted from March, so that a leap day ends its
    /// year; an era is 400 years, after which the calendar repeats.
    private static func date(day: Int) -> (year: Int, month: Int, day: Int) {
        let days = day + daysFromMarchOfYearZero
        let era = (days >= 0 ? days : days - daysPerEra + 1) / daysPerEra
        let dayOfEra = days - era * daysPerEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / (daysPerEra - 1)) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
        return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    }

    private static func padded(_ number: Int) -> String { padded(number, to: 2) }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: width - digits.count) + digits
    }
}
