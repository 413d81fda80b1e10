public import DefinitionDiagnostics
public import PropertyListXML

/// What an app answers to an intent.
public struct Response: DictionaryModel, Equatable {
    public var position = SourcePosition.start
    public var other: [PropertyListValue.Entry] = []

    /// The codes of the file; the seven built-in ones always exist.
    public var codes: Located<[ResponseCode]>?
    /// The highest property tag ever given out.
    public var lastParameterTag: Located<Number>?
    /// The property that the next action gets.
    public var output: Located<String>?
    /// The properties of the response.
    public var parameters: Located<[ResponseParameter]>?

    public init() {}

    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.list("INIntentResponseCodes", "codes", &codes)
        mapper.number("INIntentResponseLastParameterTag", "lastParameterTag", &lastParameterTag)
        mapper.text("INIntentResponseOutput", "output", &output)
        mapper.list("INIntentResponseParameters", "parameters", &parameters)
    }
}
