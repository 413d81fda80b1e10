import Basics
import IntentDefinition
import PropertyLists

/// The lowest and the highest value that a member may have.
struct ValueLimits {
    /// A number with its unit, as far as numbers with other units can be compared with it.
    struct Amount {
        /// The number; of a time in seconds.
        let number: Double
        /// The unit; empty for a number without one.
        let unit: String
        /// What the file says.
        let text: String
        /// The place of the number.
        let position: SourcePosition

        fileprivate init?(_ value: PropertyListValue?, unit: Located<String>?, isTime: Bool) {
            guard let value, let number = value.numberValue else { return nil }
            let unit = unit?.value ?? ""
            let seconds = isTime ? Self.seconds[unit] : nil
            self.number = number * (seconds ?? 1)
            self.unit = seconds == nil ? unit : "Seconds"
            text = unit.isEmpty ? value.inMessages : "\(value.inMessages) \(unit)"
            position = value.position
        }

        private static let seconds: [String: Double] = [
            "": 1, "Seconds": 1, "Minutes": 60, "Hours": 3_600, "Days": 86_400,
        ]

        /// Whether the number is the higher one of two that can be compared.
        func exceeds(_ other: Amount) -> Bool {
            unit == other.unit && number > other.number
        }
    }

    /// The lowest value, if there is one.
    let minimum: Amount?
    /// The highest value, if there is one.
    let maximum: Amount?
    /// What stands for a limit of a number and is none.
    let unreadable: [(noun: String, value: PropertyListValue)]
    private let isTime: Bool

    /// The limits that metadata states for values of a type. Some files of Xcode 11 have both in one dictionary.
    init<Owner>(_ metadata: ValueMetadata<Owner>, ofType type: String?) {
        isTime = type == "TimeInterval"
        let lowest = metadata.minimumValue ?? metadata.range?.entry("Minimum")
        minimum = Amount(lowest, unit: metadata.minimumUnit, isTime: isTime)
        let highest = metadata.maximumValue ?? metadata.range?.entry("Maximum")
        maximum = Amount(highest, unit: metadata.maximumUnit, isTime: isTime)
        let limits = [("lowest", lowest), ("highest", highest)]
        unreadable = limits.compactMap { noun, value in
            guard ["Integer", "Decimal", "TimeInterval"].contains(type), let value, !value.isUnset else { return nil }
            return value.numberValue == nil ? (noun, value) : nil
        }
    }

    /// Whether a default value is lower or higher than may be.
    func exclude<Owner>(_ value: PropertyListValue, of metadata: ValueMetadata<Owner>) -> Bool {
        guard let amount = Amount(value, unit: metadata.defaultUnit, isTime: isTime) else { return false }
        return minimum?.exceeds(amount) ?? false || maximum.map { amount.exceeds($0) } ?? false
    }
}

extension ValueLimits: CustomStringConvertible {
    /// The limits in a sentence: `at least 1`, `at most 10` or `1 to 10`.
    var description: String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "\(minimum.text) to \(maximum.text)"
        case (let minimum?, nil): "at least \(minimum.text)"
        case (nil, let maximum?): "at most \(maximum.text)"
        case (nil, nil): "none"
        }
    }
}
