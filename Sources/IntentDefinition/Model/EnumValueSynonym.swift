public import DefinitionDiagnostics
public import PropertyListXML

/// Another word for a case of an enum.
public struct EnumValueSynonym: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// How the word sounds.
    public var pronunciationHint: Located<String>?
    /// The translation key of the pronunciation hint.
    public var pronunciationHintID: Located<String>?
    /// The word.
    public var synonym: Located<String>?
    /// The translation key of the word.
    public var synonymID: Located<String>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INEnumValueSynonymPronunciationHint", "pronunciationHint", &pronunciationHint)
        mapper.text("INEnumValueSynonymPronunciationHintID", "pronunciationHintID", &pronunciationHintID)
        mapper.text("INEnumValueSynonymSynonym", "synonym", &synonym)
        mapper.text("INEnumValueSynonymSynonymID", "synonymID", &synonymID)
    }
}
