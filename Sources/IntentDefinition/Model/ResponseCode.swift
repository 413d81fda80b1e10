package import Basics
package import PropertyLists

/// One way in which a request ends.
package struct ResponseCode: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The template for people who see the result.
    package var conciseFormatString: Located<String>?
    /// The translation key of the concise template.
    package var conciseFormatStringID: Located<String>?
    /// The template of what is said.
    package var formatString: Located<String>?
    /// The translation key of the template.
    package var formatStringID: Located<String>?
    /// The name in code.
    package var name: Located<String>?
    /// Whether the request succeeded.
    package var success: Located<Bool>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentResponseCodeConciseFormatString", "conciseFormatString", &conciseFormatString)
        mapper.text("INIntentResponseCodeConciseFormatStringID", "conciseFormatStringID", &conciseFormatStringID)
        mapper.text("INIntentResponseCodeFormatString", "formatString", &formatString)
        mapper.text("INIntentResponseCodeFormatStringID", "formatStringID", &formatStringID)
        mapper.text("INIntentResponseCodeName", "name", &name)
        mapper.flag("INIntentResponseCodeSuccess", "success", &success)
    }
}
