public import DefinitionDiagnostics
public import PropertyListXML

/// A property of a response.
public struct ResponseParameter: DictionaryModel, TypedMember, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The name for people.
    public var displayName: Located<String>?
    /// The translation key of the display name.
    public var displayNameID: Located<String>?
    /// The place among its siblings in the editor, from 1.
    public var displayPriority: Located<Number>?
    /// The enum, where the type is `Integer`.
    public var enumType: Located<String>?
    /// The file that declares the enum; `System` for a framework enum.
    public var enumTypeNamespace: Located<String>?
    /// Presentation.
    @OutOfLine public var metadata: ResponseParameterMetadata?
    /// The name in code.
    public var name: Located<String>?
    /// The type of the file, where the type is `Object`.
    public var objectType: Located<String>?
    /// The file that declares the object type; `System` for a framework type.
    public var objectTypeNamespace: Located<String>?
    /// Whether it holds a list.
    public var supportsMultipleValues: Located<Bool>?
    /// The number that identifies it through renames.
    public var tag: Located<Number>?
    /// The kind of value.
    public var type: Located<String>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
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
