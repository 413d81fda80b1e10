package import Basics
package import PropertyLists

/// A parameter of an intent.
package struct Parameter: DictionaryModel, TypedMember, Equatable {
    /// The beginning of the parameter's keys.
    package static var keyPrefix: String { "INIntentParameter" }

    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The number of values for each widget size.
    package var arraySizes: Located<[ArraySize]>?
    /// The class of the value; only in some files written by hand.
    package var className: Located<String>?
    /// Whether people can set the parameter in the Shortcuts app or in a widget.
    package var configurable: Located<Bool>?
    /// Whether the disambiguation dialogs are custom.
    package var customDisambiguation: Located<Bool>?
    /// The display name.
    package var displayName = KeyedText()
    /// The place among its siblings in the editor, from 1.
    package var displayPriority: Located<Number>?
    /// The enum, if the type is `Integer`.
    package var enumType: Located<String>?
    /// The file that declares the enum; `System` for a framework enum.
    package var enumTypeNamespace: Located<String>?
    /// 1 if the number of values is fixed.
    package var fixedSizeArray: Located<Number>?
    /// Limits, defaults and presentation.
    @OutOfLine package var metadata: ParameterMetadata?
    /// The name in code.
    package var name: Located<String>?
    /// The type of the file, if the type is `Object`.
    package var objectType: Located<String>?
    /// The file that declares the object type; `System` for a framework type.
    package var objectTypeNamespace: Located<String>?
    /// The dialogs in which Siri asks for, confirms and disambiguates values.
    package var promptDialogs: Located<[PromptDialog]>?
    /// The condition on another parameter under which this one counts.
    package var relationship: ParameterRelationship?
    /// Whether the app provides the options.
    package var supportsDynamicEnumeration: Located<Bool>?
    /// Whether the parameter holds a list.
    package var supportsMultipleValues: Located<Bool>?
    /// Whether Siri asks the app to resolve the parameter.
    package var supportsResolution: Located<Bool>?
    /// Whether the app searches the options for a term.
    package var supportsSearch: Located<Bool>?
    /// The number that identifies the parameter across renames.
    package var tag: Located<Number>?
    /// The kind of value, such as `String`, or `Object` for a type of the file.
    package var type: Located<String>?
    /// The reasons for which the app can reject a value.
    package var unsupportedReasons: Located<[UnsupportedReason]>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.list("INIntentParameterArraySizes", "arraySizes", &arraySizes)
        mapper.text("INIntentParameterClassName", "className", &className)
        mapper.flag("INIntentParameterConfigurable", "configurable", &configurable)
        mapper.flag("INIntentParameterCustomDisambiguation", "customDisambiguation", &customDisambiguation)
        mapper.text("INIntentParameterDisplayName", "displayName", &displayName.text)
        mapper.text("INIntentParameterDisplayNameID", "displayNameID", &displayName.key)
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
