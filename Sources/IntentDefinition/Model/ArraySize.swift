public import DefinitionDiagnostics
public import PropertyListXML

/// The number of values for one size of a widget.
public struct ArraySize: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The number of values.
    public var size: Located<Number>?
    /// The widget size, such as `Small`.
    public var sizeClass: Located<String>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.number("INIntentParameterArraySizeSize", "size", &size)
        mapper.text("INIntentParameterArraySizeSizeClass", "sizeClass", &sizeClass)
    }
}
