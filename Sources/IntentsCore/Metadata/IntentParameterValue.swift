public import Foundation

/// The Swift type of a parameter or property in generated code.
///
/// All types that a definition can use conform, and so do lists and optionals of them. The members have long names
/// because they are also members of `String`, `URL` and so on.
public protocol IntentParameterValue {
    /// The value; `nil` if it is missing.
    var intentMetadataValue: IntentValue? { get }

    /// The type of the value. For `NSNumber`, it is a decimal number.
    static var intentMetadataType: IntentValueType { get }

    /// Returns a value as the Swift type.
    ///
    /// - Throws: An error if the value isn't of this type.
    static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self
}

/// The error for a value that isn't of the type of a parameter or property.
///
/// The error is thrown because a generic optional result would cost more than everything else in setting a property.
public struct IntentTypeMismatch: Error {}

extension Optional: IntentParameterValue where Wrapped: IntentParameterValue {
    /// The value; `nil` if it is missing.
    public var intentMetadataValue: IntentValue? {
        self?.intentMetadataValue
    }

    /// The type of the value.
    public static var intentMetadataType: IntentValueType { Wrapped.intentMetadataType }

    /// Returns the value as the wrapped type; `nil` if it is missing.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard value != nil else { return nil }
        return try Wrapped.intentMetadataProperty(value)
    }
}

extension Array: IntentParameterValue where Element: IntentParameterValue {
    /// The values.
    public var intentMetadataValue: IntentValue? { .list(compactMap { $0.intentMetadataValue }) }

    /// A list of the elements' type.
    public static var intentMetadataType: IntentValueType {
        IntentValueType(Element.intentMetadataType.element, isList: true)
    }

    /// Returns the values.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> [Element] {
        guard case .list(let values)? = value else { throw IntentTypeMismatch() }
        return try values.map { value throws(IntentTypeMismatch) in try Element.intentMetadataProperty(value) }
    }
}

// The framework's types as types of parameters. Each corresponds to one case of `IntentValue`.

extension String: IntentParameterValue {
    /// A text.
    public var intentMetadataValue: IntentValue? { .string(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.string) }

    /// Returns a text.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .string(let value)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension DateComponents: IntentParameterValue {
    /// A date or a part of one.
    public var intentMetadataValue: IntentValue? { .dateComponents(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.dateComponents) }

    /// Returns a date or a part of one.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .dateComponents(let value)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension URL: IntentParameterValue {
    /// A URL.
    public var intentMetadataValue: IntentValue? { .url(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.url) }

    /// Returns a URL.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .url(let value)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INFile: IntentParameterValue {
    /// A file.
    public var intentMetadataValue: IntentValue? { .file(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.file) }

    /// Returns a file.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .file(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INPerson: IntentParameterValue {
    /// A person.
    public var intentMetadataValue: IntentValue? { .person(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.person) }

    /// Returns a person.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .person(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension CLPlacemark: IntentParameterValue {
    /// A place.
    public var intentMetadataValue: IntentValue? { .placemark(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.placemark) }

    /// Returns a place.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .placemark(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INCurrencyAmount: IntentParameterValue {
    /// An amount of money.
    public var intentMetadataValue: IntentValue? { .currencyAmount(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.currencyAmount) }

    /// Returns an amount of money.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .currencyAmount(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INPaymentMethod: IntentParameterValue {
    /// A payment method.
    public var intentMetadataValue: IntentValue? { .paymentMethod(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.paymentMethod) }

    /// Returns a payment method.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .paymentMethod(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INSpeakableString: IntentParameterValue {
    /// A text with a hint on its pronunciation.
    public var intentMetadataValue: IntentValue? { .speakableString(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.speakableString) }

    /// Returns a text with a hint on its pronunciation.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .speakableString(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INDateComponentsRange: IntentParameterValue {
    /// A range between two dates.
    public var intentMetadataValue: IntentValue? { .dateComponentsRange(self) }

    /// The corresponding type.
    public static var intentMetadataType: IntentValueType { IntentValueType(.dateComponentsRange) }

    /// Returns a range between two dates.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .dateComponentsRange(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension NSNumber: IntentParameterValue {
    /// A number.
    public var intentMetadataValue: IntentValue? { .number(self) }

    /// The decimal number's type. Generated code states the kind of number.
    public static var intentMetadataType: IntentValueType { IntentValueType(.decimal) }

    /// Returns a number; for a case of an enum in a list, its raw value.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        switch value {
        case .number(let value as Self)?: return value
        case .enumeration(let value)?:
            if let value = NSNumber(value: value) as? Self { return value }
        default: break
        }
        throw IntentTypeMismatch()
    }
}

extension Measurement: IntentParameterValue where UnitType: Dimension {
    /// The measurement in its unit.
    public var intentMetadataValue: IntentValue? {
        .measurement(Measurement<Dimension>(value: value, unit: unit))
    }

    /// The measurement's type, with the class of its units.
    public static var intentMetadataType: IntentValueType { IntentValueType(.measurement(UnitType.self)) }

    /// Returns a measurement in its unit.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .measurement(let value)? = value, let unit = value.unit as? UnitType else {
            throw IntentTypeMismatch()
        }
        return Measurement(value: value.value, unit: unit)
    }
}

extension INObject: IntentParameterValue {
    /// An object.
    public var intentMetadataValue: IntentValue? { .object(self) }

    /// The object's type, with its class.
    public static var intentMetadataType: IntentValueType { IntentValueType(.object(self)) }

    /// Returns an object.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .object(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}
