public import DefinitionDiagnostics
public import PropertyListXML

/// A reason for which an app can refuse a value.
public struct UnsupportedReason: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The name in code.
    public var code: Located<String>?
    /// Whether the text is the author's own.
    public var custom: Located<Bool>?
    /// Whether Xcode made it for the limits of a number.
    public var isDefault: Located<Bool>?
    /// The template of what is said.
    public var formatString: Located<String>?
    /// The translation key of the template.
    public var formatStringID: Located<String>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentParameterUnsupportedReasonCode", "code", &code)
        mapper.flag("INIntentParameterUnsupportedReasonCustom", "custom", &custom)
        mapper.flag("INIntentParameterUnsupportedReasonDefault", "isDefault", &isDefault)
        mapper.text("INIntentParameterUnsupportedReasonFormatString", "formatString", &formatString)
        mapper.text("INIntentParameterUnsupportedReasonFormatStringID", "formatStringID", &formatStringID)
    }
}
