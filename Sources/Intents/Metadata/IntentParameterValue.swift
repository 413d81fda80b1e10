/// The Swift type of a parameter or property: what generated code declares it as.
///
/// All types that a definition can name conform, and so do lists of them and optionals. The members bear long names
/// because they also stand on `String`, `URL` and so on.
public protocol IntentParameterValue {
    /// The value; `nil` where it is missing.
    var intentMetadataValue: IntentValue? { get }

    /// The type that goes with the Swift type; `NSNumber` stands for a number.
    static var intentMetadataType: IntentValueType { get }

    /// A value of the Swift type; `nil` where the value is not of this type.
    static func intentMetadataProperty(_ value: IntentValue?) -> Self?
}

extension Optional: IntentParameterValue where Wrapped: IntentParameterValue {
    /// The value; `nil` where it is missing.
    public var intentMetadataValue: IntentValue? {
        // No key path: in generic code it would be built anew at each call, which takes longer than all the rest.
        flatMap { $0.intentMetadataValue }
    }

    /// The type of the value.
    public static var intentMetadataType: IntentValueType { Wrapped.intentMetadataType }

    /// A value or none; `nil` where the value is not of this type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard value != nil else { return .some(.none) }
        return Wrapped.intentMetadataProperty(value).map(Optional.some)
    }
}

extension Array: IntentParameterValue where Element: IntentParameterValue {
    /// The values.
    public var intentMetadataValue: IntentValue? { .list(compactMap { $0.intentMetadataValue }) }

    /// A list of the elements' type.
    public static var intentMetadataType: IntentValueType {
        IntentValueType(Element.intentMetadataType.element, isList: true)
    }

    /// The values; `nil` where one is not of the elements' type.
    public static func intentMetadataProperty(_ value: IntentValue?) -> Self? {
        guard case .list(let values)? = value else { return nil }
        let elements = values.compactMap { Element.intentMetadataProperty($0) }
        return elements.count == values.count ? elements : nil
    }
}
