package import Basics
package import PropertyLists

/// A reason for which an app can reject a value.
package struct UnsupportedReason: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The name in code.
    package var code: Located<String>?
    /// Whether the text is custom.
    package var custom: Located<Bool>?
    /// Whether Xcode added the reason for the limits of a number.
    package var isDefault: Located<Bool>?
    /// The dialog template.
    package var formatString = KeyedText()

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentParameterUnsupportedReasonCode", "code", &code)
        mapper.flag("INIntentParameterUnsupportedReasonCustom", "custom", &custom)
        mapper.flag("INIntentParameterUnsupportedReasonDefault", "isDefault", &isDefault)
        mapper.text("INIntentParameterUnsupportedReasonFormatString", "formatString", &formatString.text)
        mapper.text("INIntentParameterUnsupportedReasonFormatStringID", "formatStringID", &formatString.key)
    }
}
