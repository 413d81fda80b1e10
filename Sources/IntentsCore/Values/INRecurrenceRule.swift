public import Foundation

/// A rule for recurrences, such as every second week on Mondays.
open class INRecurrenceRule: NSObject, NSCopying, NSSecureCoding {
    /// The number of units between two occurrences.
    public let interval: Int
    /// The unit.
    public let frequency: INRecurrenceFrequency
    /// The days of the week; an empty set for any day.
    public let weeklyRecurrenceDays: INDayOfWeekOptions

    /// Creates a rule.
    public convenience init(interval: Int, frequency: INRecurrenceFrequency) {
        self.init(interval: interval, frequency: frequency, weeklyRecurrenceDays: [])
    }

    /// Creates a rule for specific days of the week.
    public init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = []) {
        self.interval = interval
        self.frequency = frequency
        self.weeklyRecurrenceDays = weeklyRecurrenceDays
        super.init()
    }

    /// Decodes a rule.
    public required convenience init?(coder: NSCoder) {
        let days = UInt(bitPattern: coder.decodeInteger(forKey: "weeklyRecurrenceDays"))
        self.init(
            interval: coder.decodeInteger(forKey: "interval"),
            frequency: coder.enumCase(INRecurrenceFrequency.self, "frequency") ?? .unknown,
            weeklyRecurrenceDays: INDayOfWeekOptions(rawValue: days)
        )
    }

    /// Encodes the rule.
    open func encode(with coder: NSCoder) {
        coder.encode(interval, forKey: "interval")
        coder.encode(frequency.rawValue, forKey: "frequency")
        coder.encode(Int(bitPattern: weeklyRecurrenceDays.rawValue), forKey: "weeklyRecurrenceDays")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is the same rule.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two rules equal.
    open override var hash: Int { hashOfFields }
}

extension INRecurrenceRule: FieldEquatable {
    var fields: [AnyHashable?] { [interval, frequency, weeklyRecurrenceDays.rawValue] }
}
