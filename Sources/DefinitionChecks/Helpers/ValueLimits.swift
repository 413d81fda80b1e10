import Basics
import IntentDefinition
import PropertyLists

/// The minimum and maximum of a member's value.
struct ValueLimits {
    /// A number with its unit.
    struct Amount {
        /// The number; a time is in seconds.
        let number: Double
        /// The unit; empty for a number without one.
        let unit: String
        /// The number and unit as written in the file.
        let text: String
        /// The position of the number.
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

        /// Whether the number is greater than another one in the same unit.
        func exceeds(_ other: Amount) -> Bool {
            unit == other.unit && number > other.number
        }
    }

    /// The minimum, if there is one.
    let minimum: Amount?
    /// The maximum, if there is one.
    let maximum: Amount?
    /// The limits of a number that aren't numbers, each with `minimum` or `maximum`.
    let unreadable: [(noun: String, value: PropertyListValue)]
    private let isTime: Bool

    /// The limits in the metadata of a member of a type. Some files written by Xcode 11 have both in one dictionary.
    init<Owner>(_ metadata: ValueMetadata<Owner>, ofType type: String?) {
        isTime = type == "TimeInterval"
        let lowest = metadata.minimumValue ?? metadata.range?.entry("Minimum")
        minimum = Amount(lowest, unit: metadata.minimumUnit, isTime: isTime)
        let highest = metadata.maximumValue ?? metadata.range?.entry("Maximum")
        maximum = Amount(highest, unit: metadata.maximumUnit, isTime: isTime)
        let limits = [("minimum", lowest), ("maximum", highest)]
        unreadable = limits.compactMap { noun, value in
            guard ["Integer", "Decimal", "TimeInterval"].contains(type), let value, !value.isUnset else { return nil }
            return value.numberValue == nil ? (noun, value) : nil
        }
    }

    /// The limits of a parameter that is a plain number; `nil` for other parameters, because measures and times have
    /// units that a condition doesn't state.
    init?(ofNumber parameter: Parameter) {
        guard let metadata = parameter.metadata, let type = parameter.type?.value,
            ["Integer", "Decimal"].contains(type)
        else { return nil }
        self.init(metadata, ofType: type)
    }

    /// Whether a default value is outside the limits.
    func exclude<Owner>(_ value: PropertyListValue, of metadata: ValueMetadata<Owner>) -> Bool {
        guard let amount = Amount(value, unit: metadata.defaultUnit, isTime: isTime) else { return false }
        return minimum?.exceeds(amount) ?? false || maximum.map { amount.exceeds($0) } ?? false
    }
}

extension ValueLimits: CustomStringConvertible {
    /// The limits in words: `at least 1`, `at most 10` or `1 to 10`.
    var description: String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "\(minimum.text) to \(maximum.text)"
        case (let minimum?, nil): "at least \(minimum.text)"
        case (nil, let maximum?): "at most \(maximum.text)"
        case (nil, nil): "none"
        }
    }
}
