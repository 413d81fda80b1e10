/// The unit of a recurrence.
public enum INRecurrenceFrequency: Int, Sendable {
    /// The unit isn't known.
    case unknown = 0
    /// By the minute.
    case minute = 1
    /// By the hour.
    case hourly = 2
    /// By the day.
    case daily = 3
    /// By the week.
    case weekly = 4
    /// By the month.
    case monthly = 5
    /// By the year.
    case yearly = 6
}
