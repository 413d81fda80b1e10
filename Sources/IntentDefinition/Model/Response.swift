public import DefinitionDiagnostics
public import PropertyListXML

/// What an app answers to an intent.
public struct Response: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The codes of the file; the seven built-in ones always exist.
    public var codes: Located<[ResponseCode]>?
    /// The highest property tag ever given out.
    public var lastParameterTag: Located<Number>?
    /// The property that the next action gets.
    public var output: Located<String>?
    /// The properties of the response.
    public var parameters: Located<[ResponseParameter]>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.list("INIntentResponseCodes", "codes", &codes)
        mapper.number("INIntentResponseLastParameterTag", "lastParameterTag", &lastParameterTag)
        mapper.text("INIntentResponseOutput", "output", &output)
        mapper.list("INIntentResponseParameters", "parameters", &parameters)
    }
}
