/// An enum of a definition. Generated code makes each conform.
public protocol IntentMetadataEnumeration: IntentParameterValue, RawRepresentable<Int>, SendableMetatype {
    /// The facts of the enum.
    static var intentMetadata: IntentEnumMetadata { get }
}

extension IntentMetadataEnumeration {
    /// The case, by its raw value.
    public var intentMetadataValue: IntentValue? { .enumeration(rawValue) }

    /// A case of the enum.
    public static var intentMetadataType: IntentValueType { IntentValueType(.enumeration(self)) }

    /// A case; for a missing value the one whose raw value is zero, else the first.
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
