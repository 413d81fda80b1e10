package import Basics
package import PropertyLists

/// A reason for which an app can refuse a value.
package struct UnsupportedReason: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The name in code.
    package var code: Located<String>?
    /// Whether the text is the author's own.
    package var custom: Located<Bool>?
    /// Whether Xcode made it for the limits of a number.
    package var isDefault: Located<Bool>?
    /// The template of what is said.
    package var formatString = KeyedText()

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentParameterUnsupportedReasonCode", "code", &code)
        mapper.flag("INIntentParameterUnsupportedReasonCustom", "custom", &custom)
        mapper.flag("INIntentParameterUnsupportedReasonDefault", "isDefault", &isDefault)
        mapper.text("INIntentParameterUnsupportedReasonFormatString", "formatString", &formatString.text)
        mapper.text("INIntentParameterUnsupportedReasonFormatStringID", "formatStringID", &formatString.key)
    }
}
