public import Foundation

/// A value of a parameter or property of any type.
public enum IntentValue {
    /// A text.
    case string(String)
    /// A whole number, a number, a truth value or a number of seconds.
    case number(NSNumber)
    /// A case of an enum, by its raw value.
    case enumeration(Int)
    /// An object of a custom type.
    case object(INObject)
    /// A date or a part of one. The case is indirect, because the value is many times as large as the others.
    indirect case dateComponents(DateComponents)
    /// A URL.
    case url(URL)
    /// A file.
    case file(INFile)
    /// A person.
    case person(INPerson)
    /// A place.
    case placemark(CLPlacemark)
    /// An amount of money.
    case currencyAmount(INCurrencyAmount)
    /// A payment method.
    case paymentMethod(INPaymentMethod)
    /// A text with a hint on its pronunciation.
    case speakableString(INSpeakableString)
    /// A range between two dates.
    case dateComponentsRange(INDateComponentsRange)
    /// A mass, length, temperature, speed, volume or energy, with its unit.
    case measurement(Measurement<Dimension>)
    /// An object of the framework or of Foundation that no definition can name, as properties of system intents have.
    case framework(NSObject)
    /// Several values.
    case list([IntentValue])
}

extension IntentValue: Hashable {
    /// The value in a form that can be compared.
    private var comparable: AnyHashable {
        switch self {
        case .string(let value): value
        case .number(let value): value.doubleValue  // NSDecimalNumber has no hash on Linux.
        case .enumeration(let value): value
        case .object(let value): value
        case .dateComponents(let value): value.comparable
        case .url(let value): value
        case .file(let value): value
        case .person(let value): value
        case .placemark(let value): value
        case .currencyAmount(let value): value
        case .paymentMethod(let value): value
        case .speakableString(let value): value
        case .dateComponentsRange(let value): value
        case .measurement(let value): value
        case .framework(let value): value
        case .list(let values): values
        }
    }

    /// Returns whether two values are of the same kind and equal.
    public static func == (left: IntentValue, right: IntentValue) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left.compare(right) == .orderedSame
        default: left.comparable == right.comparable
        }
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(comparable)
    }
}

extension IntentValue {
    /// The value as an object or Swift value of its own type: `String`, `NSNumber`, `INPerson`, `[Any]` and so on.
    public var base: Any {
        switch self {
        case .string(let value): value
        case .number(let value): value
        case .enumeration(let value): NSNumber(value: value)
        case .object(let value): value
        case .dateComponents(let value): value
        case .url(let value): value
        case .file(let value): value
        case .person(let value): value
        case .placemark(let value): value
        case .currencyAmount(let value): value
        case .paymentMethod(let value): value
        case .speakableString(let value): value
        case .dateComponentsRange(let value): value
        case .measurement(let value): value
        case .framework(let value): value
        case .list(let values): values.map(\.base)
        }
    }
}
