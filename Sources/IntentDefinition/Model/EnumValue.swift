public import DefinitionDiagnostics
public import PropertyListXML

/// A case of an enum.
public struct EnumValue: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The name for people.
    public var displayName: Located<String>?
    /// The translation key of the display name.
    public var displayNameID: Located<String>?
    /// The raw value; absent for 0.
    public var index: Located<Number>?
    /// The name in code.
    public var name: Located<String>?
    /// How Siri says the display name.
    public var pronunciationHint: Located<String>?
    /// The translation key of the pronunciation hint.
    public var pronunciationHintID: Located<String>?
    /// What people may say in place of the display name.
    public var synonyms: Located<[EnumValueSynonym]>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INEnumValueDisplayName", "displayName", &displayName)
        mapper.text("INEnumValueDisplayNameID", "displayNameID", &displayNameID)
        mapper.number("INEnumValueIndex", "index", &index)
        mapper.text("INEnumValueName", "name", &name)
        mapper.text("INEnumValuePronunciationHint", "pronunciationHint", &pronunciationHint)
        mapper.text("INEnumValuePronunciationHintID", "pronunciationHintID", &pronunciationHintID)
        mapper.list("INEnumValueSynonyms", "synonyms", &synonyms)
    }
}
