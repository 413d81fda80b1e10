import Foundation

/// An option set of system intents. Generated code makes each conform.
public protocol IntentMetadataOptions: OptionSet, IntentParameterValue, Sendable, SendableMetatype
where RawValue == UInt {
    /// The options as the cases of an enum, with their bits as raw values.
    static var intentMetadata: IntentEnumMetadata { get }
}

extension IntentMetadataOptions {
    /// The bits as a number.
    public var intentMetadataValue: IntentValue? { .number(NSNumber(value: rawValue)) }

    /// A set of the options.
    public static var intentMetadataType: IntentValueType { IntentValueType(.options(self)) }

    /// Returns a set of options; an empty one for a missing value.
    public static func intentMetadataProperty(_ value: IntentValue?) throws(IntentTypeMismatch) -> Self {
        switch value {
        case .number(let number)?: Self(rawValue: number.uintValue)
        case nil: []
        default: throw IntentTypeMismatch()
        }
    }
}
