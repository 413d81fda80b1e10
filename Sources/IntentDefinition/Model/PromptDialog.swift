public import DefinitionDiagnostics
public import PropertyListXML

/// A dialog about a parameter.
public struct PromptDialog: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// Whether the text is the author's own.
    public var custom: Located<Bool>?
    /// The template.
    public var formatString: Located<String>?
    /// The translation key of the template.
    public var formatStringID: Located<String>?
    /// When it is said: `Primary`, `Configuration`, `Confirmation`, `DisambiguationIntroduction`, …
    public var type: Located<String>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.flag("INIntentParameterPromptDialogCustom", "custom", &custom)
        mapper.text("INIntentParameterPromptDialogFormatString", "formatString", &formatString)
        mapper.text("INIntentParameterPromptDialogFormatStringID", "formatStringID", &formatStringID)
        mapper.text("INIntentParameterPromptDialogType", "type", &type)
    }
}
