public import DefinitionDiagnostics
public import PropertyListXML

/// Another word for a case of an enum.
public struct EnumValueSynonym: DictionaryModel, Equatable {
    public var position = SourcePosition.start
    public var other: [PropertyListValue.Entry] = []

    /// How the word sounds.
    public var pronunciationHint: Located<String>?
    /// The translation key of the pronunciation hint.
    public var pronunciationHintID: Located<String>?
    /// The word.
    public var synonym: Located<String>?
    /// The translation key of the word.
    public var synonymID: Located<String>?

    public init() {}

    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INEnumValueSynonymPronunciationHint", "pronunciationHint", &pronunciationHint)
        mapper.text("INEnumValueSynonymPronunciationHintID", "pronunciationHintID", &pronunciationHintID)
        mapper.text("INEnumValueSynonymSynonym", "synonym", &synonym)
        mapper.text("INEnumValueSynonymSynonymID", "synonymID", &synonymID)
    }
}
