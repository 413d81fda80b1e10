package import Basics
package import PropertyLists

/// The number of values in a widget of one size.
package struct ArraySize: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The number of values.
    package var size: Located<Number>?
    /// The widget size, such as `Small`.
    package var sizeClass: Located<String>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.number("INIntentParameterArraySizeSize", "size", &size)
        mapper.text("INIntentParameterArraySizeSizeClass", "sizeClass", &sizeClass)
    }
}
