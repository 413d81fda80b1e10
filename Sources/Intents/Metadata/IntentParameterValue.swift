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
