package import Basics
package import PropertyLists

/// The response of an app to an intent.
package struct Response: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The codes that the file declares. The seven built-in codes always exist.
    package var codes: Located<[ResponseCode]>?
    /// The highest property tag ever assigned.
    package var lastParameterTag: Located<Number>?
    /// The property that the next action takes as its input.
    package var output: Located<String>?
    /// The properties of the response.
    package var parameters: Located<[ResponseParameter]>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.list("INIntentResponseCodes", "codes", &codes)
        mapper.number("INIntentResponseLastParameterTag", "lastParameterTag", &lastParameterTag)
        mapper.text("INIntentResponseOutput", "output", &output)
        mapper.list("INIntentResponseParameters", "parameters", &parameters)
    }
}
