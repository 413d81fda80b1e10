package import Basics
package import PropertyLists

/// A case of an enum.
package struct EnumValue: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The name for people.
    package var displayName = KeyedText()
    /// The raw value; absent for 0.
    package var index: Located<Number>?
    /// The name in code.
    package var name: Located<String>?
    /// How Siri says the display name.
    package var pronunciationHint = KeyedText()
    /// What people may say in place of the display name.
    package var synonyms: Located<[EnumValueSynonym]>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
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
