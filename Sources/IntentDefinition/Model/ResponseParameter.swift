package import Basics
package import PropertyLists

/// A property of a response.
package struct ResponseParameter: DictionaryModel, TypedMember, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The name for people.
    package var displayName: Located<String>?
    /// The translation key of the display name.
    package var displayNameID: Located<String>?
    /// The place among its siblings in the editor, from 1.
    package var displayPriority: Located<Number>?
    /// The enum, where the type is `Integer`.
    package var enumType: Located<String>?
    /// The file that declares the enum; `System` for a framework enum.
    package var enumTypeNamespace: Located<String>?
    /// Presentation.
    @OutOfLine package var metadata: ResponseParameterMetadata?
    /// The name in code.
    package var name: Located<String>?
    /// The type of the file, where the type is `Object`.
    package var objectType: Located<String>?
    /// The file that declares the object type; `System` for a framework type.
    package var objectTypeNamespace: Located<String>?
    /// Whether it holds a list.
    package var supportsMultipleValues: Located<Bool>?
    /// The number that identifies it through renames.
    package var tag: Located<Number>?
    /// The kind of value.
    package var type: Located<String>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentResponseParameterDisplayName", "displayName", &displayName)
        mapper.text("INIntentResponseParameterDisplayNameID", "displayNameID", &displayNameID)
        mapper.number("INIntentResponseParameterDisplayPriority", "displayPriority", &displayPriority)
        mapper.text("INIntentResponseParameterEnumType", "enumType", &enumType)
        mapper.text("INIntentResponseParameterEnumTypeNamespace", "enumTypeNamespace", &enumTypeNamespace)
        mapper.model("INIntentResponseParameterMetadata", "metadata", &metadata)
        mapper.text("INIntentResponseParameterName", "name", &name)
        mapper.text("INIntentResponseParameterObjectType", "objectType", &objectType)
        mapper.text("INIntentResponseParameterObjectTypeNamespace", "objectTypeNamespace", &objectTypeNamespace)
        mapper.flag(
            "INIntentResponseParameterSupportsMultipleValues",
            "supportsMultipleValues",
            &supportsMultipleValues
        )
        mapper.number("INIntentResponseParameterTag", "tag", &tag)
        mapper.text("INIntentResponseParameterType", "type", &type)
    }
}
