package import Basics
package import PropertyLists

/// The number of values for one size of a widget.
package struct ArraySize: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The number of values.
    package var size: Located<Number>?
    /// The widget size, such as `Small`.
    package var sizeClass: Located<String>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.number("INIntentParameterArraySizeSize", "size", &size)
        mapper.text("INIntentParameterArraySizeSizeClass", "sizeClass", &sizeClass)
    }
}
