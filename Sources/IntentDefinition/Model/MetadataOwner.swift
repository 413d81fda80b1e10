/// Something that owns value metadata, and so decides how the keys of the metadata begin.
package protocol MetadataOwner: Sendable {
    /// The text before the key's own part, such as `INIntentParameterMetadata`.
    static var metadataKeyPrefix: String { get }
}

/// The metadata of an intent's parameter.
package typealias ParameterMetadata = ValueMetadata<Parameter>
/// The metadata of a response's property.
package typealias ResponseParameterMetadata = ValueMetadata<ResponseParameter>
/// The metadata of a type's property.
package typealias TypePropertyMetadata = ValueMetadata<TypeProperty>

extension Parameter: MetadataOwner {
    /// The text before the key's own part.
    package static var metadataKeyPrefix: String { "INIntentParameterMetadata" }
}

extension ResponseParameter: MetadataOwner {
    /// The text before the key's own part.
    package static var metadataKeyPrefix: String { "INIntentResponseParameterMetadata" }
}

extension TypeProperty: MetadataOwner {
    /// The text before the key's own part.
    package static var metadataKeyPrefix: String { "INTypePropertyMetadata" }
}
