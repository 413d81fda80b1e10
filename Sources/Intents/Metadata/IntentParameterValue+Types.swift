public import Foundation

// The types of the framework as types of parameters. Each says only which case of `IntentValue` is its own.

extension String: IntentParameterValue {
    /// A text.
    public var intentMetadataValue: IntentValue? { .string(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.string) }

    /// A text; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .string(let value)? = value else { return nil }
        return value
    }
}

extension DateComponents: IntentParameterValue {
    /// A date or a part of one.
    public var intentMetadataValue: IntentValue? { .dateComponents(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.dateComponents) }

    /// A date or a part of one; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .dateComponents(let value)? = value else { return nil }
        return value
    }
}

extension URL: IntentParameterValue {
    /// An address.
    public var intentMetadataValue: IntentValue? { .url(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.url) }

    /// An address; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .url(let value)? = value else { return nil }
        return value
    }
}

extension INFile: IntentParameterValue {
    /// A file.
    public var intentMetadataValue: IntentValue? { .file(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.file) }

    /// A file; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .file(let value)? = value else { return nil }
        return value as? Self
    }
}

extension INPerson: IntentParameterValue {
    /// A person.
    public var intentMetadataValue: IntentValue? { .person(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.person) }

    /// A person; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .person(let value)? = value else { return nil }
        return value as? Self
    }
}

extension CLPlacemark: IntentParameterValue {
    /// A place.
    public var intentMetadataValue: IntentValue? { .placemark(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.placemark) }

    /// A place; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .placemark(let value)? = value else { return nil }
        return value as? Self
    }
}

extension INCurrencyAmount: IntentParameterValue {
    /// An amount of money.
    public var intentMetadataValue: IntentValue? { .currencyAmount(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.currencyAmount) }

    /// An amount of money; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .currencyAmount(let value)? = value else { return nil }
        return value as? Self
    }
}

extension INPaymentMethod: IntentParameterValue {
    /// A way to pay.
    public var intentMetadataValue: IntentValue? { .paymentMethod(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.paymentMethod) }

    /// A way to pay; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .paymentMethod(let value)? = value else { return nil }
        return value as? Self
    }
}

extension INSpeakableString: IntentParameterValue {
    /// A text with a hint on how it is said.
    public var intentMetadataValue: IntentValue? { .speakableString(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.speakableString) }

    /// A text with a hint on how it is said; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .speakableString(let value)? = value else { return nil }
        return value as? Self
    }
}

extension INDateComponentsRange: IntentParameterValue {
    /// A span between two dates.
    public var intentMetadataValue: IntentValue? { .dateComponentsRange(self) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.dateComponentsRange) }

    /// A span between two dates; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .dateComponentsRange(let value)? = value else { return nil }
        return value as? Self
    }
}

extension NSNumber: IntentParameterValue {
    /// A number.
    public var intentMetadataValue: IntentValue? { .number(self) }

    /// A number: generated code says which kind.
    public static var intentMetadataType: IntentValueType { IntentValueType(.decimal) }

    /// A number, which also stands for the cases in a list of them; `nil` where the value is of another type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        switch value {
        case .number(let value)?: value as? Self
        case .enumeration(let value)?: NSNumber(value: value) as? Self
        default: nil
        }
    }
}

extension Measurement: IntentParameterValue where UnitType: Dimension {
    /// A measurement in its unit.
    public var intentMetadataValue: IntentValue? {
        .measurement(Measurement<Dimension>(value: value, unit: unit))
    }

    /// A measurement in units of its class.
    public static var intentMetadataType: IntentValueType { IntentValueType(.measurement(UnitType.self)) }

    /// A measurement in its unit; `nil` where the value is of another type or its unit of another class.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .measurement(let value)? = value, let unit = value.unit as? UnitType else { return nil }
        return Measurement(value: value.value, unit: unit)
    }
}

extension INObject: IntentParameterValue {
    /// An object.
    public var intentMetadataValue: IntentValue? { .object(self) }

    /// An object of its class.
    public static var intentMetadataType: IntentValueType { IntentValueType(.object(self)) }

    /// An object; `nil` where the value is of another type or class.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .object(let value)? = value else { return nil }
        return value as? Self
    }
}
