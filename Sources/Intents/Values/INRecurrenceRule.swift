public import Foundation

/// How often something recurs, such as every second week on Mondays.
open class INRecurrenceRule: NSObject, NSCopying, NSSecureCoding {
    /// How many units of the frequency pass between two occurrences.
    public let interval: Int
    /// The unit.
    public let frequency: INRecurrenceFrequency
    /// The days of the week; none for any.
    public let weeklyRecurrenceDays: INDayOfWeekOptions

    /// Creates a rule.
    public convenience init(interval: Int, frequency: INRecurrenceFrequency) {
        self.init(interval: interval, frequency: frequency, weeklyRecurrenceDays: [])
    }

    /// Creates a rule for some days of the week.
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

    /// The same object: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether an object is the same rule.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two rules equal.
    open override var hash: Int { hashOfFields }
}

extension INRecurrenceRule: FieldEquatable {
    var fields: [AnyHashable?] { [interval, frequency, weeklyRecurrenceDays.rawValue] }
}
