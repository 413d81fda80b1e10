public import DefinitionDiagnostics
public import PropertyListXML

/// A parameter of an intent.
public struct Parameter: DictionaryModel, TypedMember, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// How many values a widget of each size takes.
    public var arraySizes: Located<[ArraySize]>?
    /// The class of the value, in some hand-made files.
    public var className: Located<String>?
    /// Whether people can set it in the Shortcuts app or in a widget.
    public var configurable: Located<Bool>?
    /// Whether the disambiguation dialogs are custom.
    public var customDisambiguation: Located<Bool>?
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
    /// 1 where the number of values is fixed.
    public var fixedSizeArray: Located<Number>?
    /// Limits, defaults and presentation.
    @OutOfLine public var metadata: ParameterMetadata?
    /// The name in code.
    public var name: Located<String>?
    /// The type of the file, where the type is `Object`.
    public var objectType: Located<String>?
    /// The file that declares the object type; `System` for a framework type.
    public var objectTypeNamespace: Located<String>?
    /// What Siri says to ask for, confirm or tell apart values.
    public var promptDialogs: Located<[PromptDialog]>?
    /// The condition on another parameter under which this one counts.
    public var relationship: ParameterRelationship?
    /// Whether the app provides the options.
    public var supportsDynamicEnumeration: Located<Bool>?
    /// Whether it holds a list.
    public var supportsMultipleValues: Located<Bool>?
    /// Whether Siri asks the app to resolve it.
    public var supportsResolution: Located<Bool>?
    /// Whether the app searches the options for a term.
    public var supportsSearch: Located<Bool>?
    /// The number that identifies it through renames.
    public var tag: Located<Number>?
    /// The kind of value, such as `String`, or `Object` for a type of the file.
    public var type: Located<String>?
    /// Why the app can refuse a value.
    public var unsupportedReasons: Located<[UnsupportedReason]>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.list("INIntentParameterArraySizes", "arraySizes", &arraySizes)
        mapper.text("INIntentParameterClassName", "className", &className)
        mapper.flag("INIntentParameterConfigurable", "configurable", &configurable)
        mapper.flag("INIntentParameterCustomDisambiguation", "customDisambiguation", &customDisambiguation)
        mapper.text("INIntentParameterDisplayName", "displayName", &displayName)
        mapper.text("INIntentParameterDisplayNameID", "displayNameID", &displayNameID)
        mapper.number("INIntentParameterDisplayPriority", "displayPriority", &displayPriority)
        mapper.text("INIntentParameterEnumType", "enumType", &enumType)
        mapper.text("INIntentParameterEnumTypeNamespace", "enumTypeNamespace", &enumTypeNamespace)
        mapper.number("INIntentParameterFixedSizeArray", "fixedSizeArray", &fixedSizeArray)
        mapper.model("INIntentParameterMetadata", "metadata", &metadata)
        mapper.text("INIntentParameterName", "name", &name)
        mapper.text("INIntentParameterObjectType", "objectType", &objectType)
        mapper.text("INIntentParameterObjectTypeNamespace", "objectTypeNamespace", &objectTypeNamespace)
        mapper.list("INIntentParameterPromptDialogs", "promptDialogs", &promptDialogs)
        mapper.model("INIntentParameterRelationship", "relationship", &relationship)
        mapper.flag(
            "INIntentParameterSupportsDynamicEnumeration",
            "supportsDynamicEnumeration",
            &supportsDynamicEnumeration
        )
        mapper.flag("INIntentParameterSupportsMultipleValues", "supportsMultipleValues", &supportsMultipleValues)
        mapper.flag("INIntentParameterSupportsResolution", "supportsResolution", &supportsResolution)
        mapper.flag("INIntentParameterSupportsSearch", "supportsSearch", &supportsSearch)
        mapper.number("INIntentParameterTag", "tag", &tag)
        mapper.text("INIntentParameterType", "type", &type)
        mapper.list("INIntentParameterUnsupportedReasons", "unsupportedReasons", &unsupportedReasons)
    }
}
