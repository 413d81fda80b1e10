package import Basics
package import PropertyLists

/// What an app answers to an intent.
package struct Response: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The codes of the file; the seven built-in ones always exist.
    package var codes: Located<[ResponseCode]>?
    /// The highest property tag ever given out.
    package var lastParameterTag: Located<Number>?
    /// The property that the next action gets.
    package var output: Located<String>?
    /// The properties of the response.
    package var parameters: Located<[ResponseParameter]>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.list("INIntentResponseCodes", "codes", &codes)
        mapper.number("INIntentResponseLastParameterTag", "lastParameterTag", &lastParameterTag)
        mapper.text("INIntentResponseOutput", "output", &output)
        mapper.list("INIntentResponseParameters", "parameters", &parameters)
    }
}
