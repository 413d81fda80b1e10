public import DefinitionDiagnostics
public import PropertyListXML

/// The number of values for one size of a widget.
public struct ArraySize: DictionaryModel, Equatable {
    public var position = SourcePosition.start
    public var other: [PropertyListValue.Entry] = []

    /// The number of values.
    public var size: Located<Number>?
    /// The widget size, such as `Small`.
    public var sizeClass: Located<String>?

    public init() {}

    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.number("INIntentParameterArraySizeSize", "size", &size)
        mapper.text("INIntentParameterArraySizeSizeClass", "sizeClass", &sizeClass)
    }
}
