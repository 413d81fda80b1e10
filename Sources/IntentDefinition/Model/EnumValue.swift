package import Basics
package import PropertyLists

/// A case of an enum.
package struct EnumValue: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The display name.
    package var displayName = KeyedText()
    /// The raw value; absent means 0.
    package var index: Located<Number>?
    /// The name in code.
    package var name: Located<String>?
    /// How Siri says the display name.
    package var pronunciationHint = KeyedText()
    /// Other words that people can say for the display name.
    package var synonyms: Located<[EnumValueSynonym]>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INEnumValueDisplayName", "displayName", &displayName.text)
        mapper.text("INEnumValueDisplayNameID", "displayNameID", &displayName.key)
        mapper.number("INEnumValueIndex", "index", &index)
        mapper.text("INEnumValueName", "name", &name)
        mapper.text("INEnumValuePronunciationHint", "pronunciationHint", &pronunciationHint.text)
        mapper.text("INEnumValuePronunciationHintID", "pronunciationHintID", &pronunciationHint.key)
        mapper.list("INEnumValueSynonyms", "synonyms", &synonyms)
    }
}
