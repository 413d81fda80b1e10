package import Basics
package import PropertyLists

/// A property of a response or of a type. The keys start with the name of what owns the property.
package struct OwnedProperty<Owner: PropertyOwner>: DictionaryModel, TypedMember, Equatable {
    /// The beginning of the property's keys.
    package static var keyPrefix: String { Owner.propertyKeyPrefix }

    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// Whether every object has the property (`identifier`, `displayString` and the like); types only.
    package var isDefault: Located<Bool>?
    /// The display name.
    package var displayName = KeyedText()
    /// The place among its siblings in the editor, from 1.
    package var displayPriority: Located<Number>?
    /// The enum, if the type is `Integer`.
    package var enumType: Located<String>?
    /// The file that declares the enum; `System` for a framework enum.
    package var enumTypeNamespace: Located<String>?
    /// Presentation.
    @OutOfLine package var metadata: ValueMetadata<OwnedProperty>?
    /// The name in code.
    package var name: Located<String>?
    /// The type of the file, if the type is `Object`.
    package var objectType: Located<String>?
    /// The file that declares the object type; `System` for a framework type.
    package var objectTypeNamespace: Located<String>?
    /// Whether the property holds a list.
    package var supportsMultipleValues: Located<Bool>?
    /// The number that identifies the property across renames.
    package var tag: Located<Number>?
    /// The kind of value.
    package var type: Located<String>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        if Owner.inheritsProperties { mapper.flag(Self.keyPrefix + "Default", "isDefault", &isDefault) }
        mapper.text(Self.keyPrefix + "DisplayName", "displayName", &displayName.text)
        mapper.text(Self.keyPrefix + "DisplayNameID", "displayNameID", &displayName.key)
        mapper.number(Self.keyPrefix + "DisplayPriority", "displayPriority", &displayPriority)
        mapper.text(Self.keyPrefix + "EnumType", "enumType", &enumType)
        mapper.text(Self.keyPrefix + "EnumTypeNamespace", "enumTypeNamespace", &enumTypeNamespace)
        mapper.model(Self.keyPrefix + "Metadata", "metadata", &metadata)
        mapper.text(Self.keyPrefix + "Name", "name", &name)
        mapper.text(Self.keyPrefix + "ObjectType", "objectType", &objectType)
        mapper.text(Self.keyPrefix + "ObjectTypeNamespace", "objectTypeNamespace", &objectTypeNamespace)
        mapper.flag(Self.keyPrefix + "SupportsMultipleValues", "supportsMultipleValues", &supportsMultipleValues)
        mapper.number(Self.keyPrefix + "Tag", "tag", &tag)
        mapper.text(Self.keyPrefix + "Type", "type", &type)
    }
}

/// A property of a response.
package typealias ResponseParameter = OwnedProperty<Response>
/// A property of a type.
package typealias TypeProperty = OwnedProperty<TypeDefinition>

/// The owner of a list of properties: a response or a type.
package protocol PropertyOwner: Sendable {
    /// The beginning of the keys of a property, such as `INTypeProperty`.
    static var propertyKeyPrefix: String { get }
    /// Whether the list also holds properties that every owner inherits, marked by a key of their own.
    static var inheritsProperties: Bool { get }
}

extension Response: PropertyOwner {
    /// The beginning of the keys of a property.
    package static var propertyKeyPrefix: String { "INIntentResponseParameter" }
    /// Responses list only their own properties.
    package static var inheritsProperties: Bool { false }
}

extension TypeDefinition: PropertyOwner {
    /// The beginning of the keys of a property.
    package static var propertyKeyPrefix: String { "INTypeProperty" }
    /// Types also list the properties of every object.
    package static var inheritsProperties: Bool { true }
}
