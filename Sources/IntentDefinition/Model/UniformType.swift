public import DefinitionDiagnostics
public import PropertyListXML

/// A kind of file that a parameter accepts.
public struct UniformType: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The uniform type identifier, such as `public.image`.
    public var identifier: Located<String>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("UTI", "identifier", &identifier)
    }
}
