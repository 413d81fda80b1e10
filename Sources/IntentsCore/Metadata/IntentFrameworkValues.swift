public import Foundation

// The types of properties that only system intents have: no definition can name them.

extension Bool: IntentParameterValue {
    /// The truth value as a number.
    public var intentMetadataValue: IntentValue? { .number(NSNumber(value: self)) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.boolean) }

    /// Returns a truth value.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .number(let number)? = value else { throw IntentTypeMismatch() }
        return number.boolValue
    }
}

extension Int: IntentParameterValue {
    /// A whole number.
    public var intentMetadataValue: IntentValue? { .number(NSNumber(value: self)) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.integer) }

    /// Returns a whole number.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .number(let number)? = value else { throw IntentTypeMismatch() }
        return number.intValue
    }
}

extension Double: IntentParameterValue {
    /// A number.
    public var intentMetadataValue: IntentValue? { .number(NSNumber(value: self)) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.decimal) }

    /// Returns a number.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .number(let number)? = value else { throw IntentTypeMismatch() }
        return number.doubleValue
    }
}

extension NSRange: IntentParameterValue {
    /// The range as a text.
    public var intentMetadataValue: IntentValue? { .string(NSStringFromRange(self)) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.string) }

    /// Returns a range.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .string(let text)? = value else { throw IntentTypeMismatch() }
        return NSRangeFromString(text)
    }
}

extension Date: IntentParameterValue {
    /// A point in time.
    public var intentMetadataValue: IntentValue? {
        .framework(NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate))
    }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.framework(NSDate.self)) }

    /// Returns a point in time.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .framework(let date as NSDate)? = value else { throw IntentTypeMismatch() }
        return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    }
}

extension Set: IntentParameterValue where Element: IntentParameterValue {
    /// The elements as a list, in no order.
    public var intentMetadataValue: IntentValue? { Array(self).intentMetadataValue }

    /// A list of the elements' type.
    public static var intentMetadataType: IntentValueType { [Element].intentMetadataType }

    /// Returns the different elements of a list.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        Self(try [Element].intentMetadataProperty(value))
    }
}

extension Dictionary: IntentParameterValue where Key == String, Value == Any {
    /// The values under their keys.
    public var intentMetadataValue: IntentValue? { .framework(NSDictionary(dictionary: self)) }

    /// The type that goes with it.
    public static var intentMetadataType: IntentValueType { IntentValueType(.framework(NSDictionary.self)) }

    /// Returns values under keys.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .framework(let dictionary as NSDictionary)? = value,
            let values = dictionary as? [String: Any]
        else { throw IntentTypeMismatch() }
        return values
    }
}

/// A class of the framework that no definition can name as a type, for properties of system intents.
public protocol IntentFrameworkObject: NSObject, IntentParameterValue {}

extension IntentFrameworkObject {
    /// The object.
    public var intentMetadataValue: IntentValue? { .framework(self) }

    /// An object of the class.
    public static var intentMetadataType: IntentValueType { IntentValueType(.framework(self)) }

    /// Returns an object of the class.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        guard case .framework(let object as Self)? = value else { throw IntentTypeMismatch() }
        return object
    }
}

extension INImage: IntentFrameworkObject {}

extension CLLocation: IntentFrameworkObject {}

extension NSUserActivity: IntentFrameworkObject {}
