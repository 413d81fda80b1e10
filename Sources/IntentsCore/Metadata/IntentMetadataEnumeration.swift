/// An enum of a definition. Generated code declares the conformances.
public protocol IntentMetadataEnumeration: IntentParameterValue, RawRepresentable<Int>, SendableMetatype {
    /// The facts of the enum.
    static var intentMetadata: IntentEnumMetadata { get }
}

extension IntentMetadataEnumeration {
    /// The raw value of the case.
    public var intentMetadataValue: IntentValue? { .enumeration(rawValue) }

    /// The type of the enum.
    public static var intentMetadataType: IntentValueType { IntentValueType(.enumeration(self)) }

    /// Returns the case of a value. For a missing value, it is the case with raw value zero, or else the first case.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        let enumCase: Self? =
            switch value {
            case .enumeration(let rawValue)?: Self(rawValue: rawValue)
            case nil: Self(rawValue: 0) ?? intentMetadata.values.first.flatMap { Self(rawValue: $0.rawValue) }
            default: nil
            }
        guard let enumCase else { throw IntentTypeMismatch() }
        return enumCase
    }
}
