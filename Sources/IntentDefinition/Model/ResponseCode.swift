package import Basics
package import PropertyLists

/// An outcome of a request.
package struct ResponseCode: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The dialog template to use when a screen shows the result.
    package var conciseFormatString = KeyedText()
    /// The dialog template.
    package var formatString = KeyedText()
    /// The name in code.
    package var name: Located<String>?
    /// Whether the request succeeded.
    package var success: Located<Bool>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentResponseCodeConciseFormatString", "conciseFormatString", &conciseFormatString.text)
        mapper.text("INIntentResponseCodeConciseFormatStringID", "conciseFormatStringID", &conciseFormatString.key)
        mapper.text("INIntentResponseCodeFormatString", "formatString", &formatString.text)
        mapper.text("INIntentResponseCodeFormatStringID", "formatStringID", &formatString.key)
        mapper.text("INIntentResponseCodeName", "name", &name)
        mapper.flag("INIntentResponseCodeSuccess", "success", &success)
    }
}
