package import Basics
package import PropertyLists

/// Another word for a case of an enum.
package struct EnumValueSynonym: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// How the word sounds.
    package var pronunciationHint: Located<String>?
    /// The translation key of the pronunciation hint.
    package var pronunciationHintID: Located<String>?
    /// The word.
    package var synonym: Located<String>?
    /// The translation key of the word.
    package var synonymID: Located<String>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INEnumValueSynonymPronunciationHint", "pronunciationHint", &pronunciationHint)
        mapper.text("INEnumValueSynonymPronunciationHintID", "pronunciationHintID", &pronunciationHintID)
        mapper.text("INEnumValueSynonymSynonym", "synonym", &synonym)
        mapper.text("INEnumValueSynonymSynonymID", "synonymID", &synonymID)
    }
}
