package import Basics
package import PropertyLists

/// Another word for a case of an enum.
package struct EnumValueSynonym: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// How the word sounds.
    package var pronunciationHint = KeyedText()
    /// The word.
    package var synonym = KeyedText()

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INEnumValueSynonymPronunciationHint", "pronunciationHint", &pronunciationHint.text)
        mapper.text("INEnumValueSynonymPronunciationHintID", "pronunciationHintID", &pronunciationHint.key)
        mapper.text("INEnumValueSynonymSynonym", "synonym", &synonym.text)
        mapper.text("INEnumValueSynonymSynonymID", "synonymID", &synonym.key)
    }
}
