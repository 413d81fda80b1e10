package import Basics
package import PropertyLists

/// One way in which a request ends.
package struct ResponseCode: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The template for people who see the result.
    package var conciseFormatString = KeyedText()
    /// The template of what is said.
    package var formatString = KeyedText()
    /// The name in code.
    package var name: Located<String>?
    /// Whether the request succeeded.
    package var success: Located<Bool>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentResponseCodeConciseFormatString", "conciseFormatString", &conciseFormatString.text)
        mapper.text("INIntentResponseCodeConciseFormatStringID", "conciseFormatStringID", &conciseFormatString.key)
        mapper.text("INIntentResponseCodeFormatString", "formatString", &formatString.text)
        mapper.text("INIntentResponseCodeFormatStringID", "formatStringID", &formatString.key)
        mapper.text("INIntentResponseCodeName", "name", &name)
        mapper.flag("INIntentResponseCodeSuccess", "success", &success)
    }
}
