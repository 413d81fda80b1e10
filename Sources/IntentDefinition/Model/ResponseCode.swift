public import DefinitionDiagnostics
public import PropertyListXML

/// One way in which a request ends.
public struct ResponseCode: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The template for people who see the result.
    public var conciseFormatString: Located<String>?
    /// The translation key of the concise template.
    public var conciseFormatStringID: Located<String>?
    /// The template of what is said.
    public var formatString: Located<String>?
    /// The translation key of the template.
    public var formatStringID: Located<String>?
    /// The name in code.
    public var name: Located<String>?
    /// Whether the request succeeded.
    public var success: Located<Bool>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentResponseCodeConciseFormatString", "conciseFormatString", &conciseFormatString)
        mapper.text("INIntentResponseCodeConciseFormatStringID", "conciseFormatStringID", &conciseFormatStringID)
        mapper.text("INIntentResponseCodeFormatString", "formatString", &formatString)
        mapper.text("INIntentResponseCodeFormatStringID", "formatStringID", &formatStringID)
        mapper.text("INIntentResponseCodeName", "name", &name)
        mapper.flag("INIntentResponseCodeSuccess", "success", &success)
    }
}
