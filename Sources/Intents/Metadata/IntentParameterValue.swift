public import Foundation

/// The Swift type of a parameter or property: what generated code declares it as.
///
/// All types that a definition can name conform, and so do lists of them and optionals. The members bear long names
/// because they also stand on `String`, `URL` and so on.
public protocol IntentParameterValue {
    /// The value; `nil` where it is missing.
    var intentMetadataValue: IntentValue? { get }

    /// The type that goes with the Swift type; `NSNumber` stands for a number.
    static var intentMetadataType: IntentValueType { get }

    /// A value of the Swift type.
    ///
    /// - Throws: Where the value is not of this type.
    static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self
}

/// A value is not of the type of a parameter or property.
///
/// It is thrown, because a generic optional result costs more than all the rest of setting a property.
public struct IntentTypeMismatch: Error {}

extension Optional: IntentParameterValue where Wrapped: IntentParameterValue {
    /// The value; `nil` where it is missing.
    public var intentMetadataValue: IntentValue? {
        self?.intentMetadataValue
    }

    /// The type of the value.
    public static var intentMetadataType: IntentValueType { Wrapped.intentMetadataType }

    /// A value or none.
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

    /// The values.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> [Element] {
        guard case .list(let values)? = value else { throw IntentTypeMismatch() }
        return try values.map { value throws(IntentTypeMismatch) in try Element.intentMetadataProperty(value) }
    }
}

// The types of the framework as types of parameters. Each says only which case of `IntentValue` is its own.

extension String: IntentParameterValue {
    /// A text.
    public var intentMetadataValue: IntentValue? { .string(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.string) }

    /// A text.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .string(let value)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension DateComponents: IntentParameterValue {
    /// A date or a part of one.
    public var intentMetadataValue: IntentValue? { .dateComponents(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.dateComponents) }

    /// A date or a part of one.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .dateComponents(let value)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension URL: IntentParameterValue {
    /// An address.
    public var intentMetadataValue: IntentValue? { .url(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.url) }

    /// An address.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .url(let value)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INFile: IntentParameterValue {
    /// A file.
    public var intentMetadataValue: IntentValue? { .file(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.file) }

    /// A file.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .file(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INPerson: IntentParameterValue {
    /// A person.
    public var intentMetadataValue: IntentValue? { .person(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.person) }

    /// A person.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .person(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension CLPlacemark: IntentParameterValue {
    /// A place.
    public var intentMetadataValue: IntentValue? { .placemark(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.placemark) }

    /// A place.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .placemark(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INCurrencyAmount: IntentParameterValue {
    /// An amount of money.
    public var intentMetadataValue: IntentValue? { .currencyAmount(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.currencyAmount) }

    /// An amount of money.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .currencyAmount(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INPaymentMethod: IntentParameterValue {
    /// A way to pay.
    public var intentMetadataValue: IntentValue? { .paymentMethod(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.paymentMethod) }

    /// A way to pay.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .paymentMethod(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INSpeakableString: IntentParameterValue {
    /// A text with a hint on how it is said.
    public var intentMetadataValue: IntentValue? { .speakableString(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.speakableString) }

    /// A text with a hint on how it is said.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .speakableString(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension INDateComponentsRange: IntentParameterValue {
    /// A span between two dates.
    public var intentMetadataValue: IntentValue? { .dateComponentsRange(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.dateComponentsRange) }

    /// A span between two dates.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .dateComponentsRange(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}

extension NSNumber: IntentParameterValue {
    /// A number.
    public var intentMetadataValue: IntentValue? { .number(self) }

    /// A number: generated code says which kind.
    public static var intentMetadataType: IntentValueType { IntentValueType(.decimal) }

    /// A number, which also stands for the cases in a list of them.
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
    /// A measurement in its unit.
    public var intentMetadataValue: IntentValue? {
        .measurement(Measurement<Dimension>(value: value, unit: unit))
    }

    /// A measurement in units of its class.
    public static var intentMetadataType: IntentValueType { IntentValueType(.measurement(UnitType.self)) }

    /// A measurement in its unit.
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

    /// An object of its class.
    public static var intentMetadataType: IntentValueType { IntentValueType(.object(self)) }

    /// An object.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .object(let value as Self)? = value else { throw IntentTypeMismatch() }
        return value
    }
}
