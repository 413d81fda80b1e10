public import DefinitionDiagnostics
public import PropertyListXML

/// A reason for which an app can refuse a value.
public struct UnsupportedReason: DictionaryModel, Equatable {
    public var position = SourcePosition.start
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

    public init() {}

    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INIntentParameterUnsupportedReasonCode", "code", &code)
        mapper.flag("INIntentParameterUnsupportedReasonCustom", "custom", &custom)
        mapper.flag("INIntentParameterUnsupportedReasonDefault", "isDefault", &isDefault)
        mapper.text("INIntentParameterUnsupportedReasonFormatString", "formatString", &formatString)
        mapper.text("INIntentParameterUnsupportedReasonFormatStringID", "formatStringID", &formatStringID)
    }
}
