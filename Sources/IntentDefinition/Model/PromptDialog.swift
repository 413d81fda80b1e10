package import Basics
package import PropertyLists

/// A dialog about a parameter.
package struct PromptDialog: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// Whether the text is custom.
    package var custom: Located<Bool>?
    /// The template.
    package var formatString = KeyedText()
    /// The occasion: `Primary`, `Configuration`, `Confirmation`, `DisambiguationIntroduction`, …
    package var type: Located<String>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.flag("INIntentParameterPromptDialogCustom", "custom", &custom)
        mapper.text("INIntentParameterPromptDialogFormatString", "formatString", &formatString.text)
        mapper.text("INIntentParameterPromptDialogFormatStringID", "formatStringID", &formatString.key)
        mapper.text("INIntentParameterPromptDialogType", "type", &type)
    }
}
