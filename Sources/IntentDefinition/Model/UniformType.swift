public import DefinitionDiagnostics
public import PropertyListXML

/// A kind of file that a parameter accepts.
public struct UniformType: DictionaryModel, Equatable {
    public var position = SourcePosition.start
    public var other: [PropertyListValue.Entry] = []

    /// The uniform type identifier, such as `public.image`.
    public var identifier: Located<String>?

    public init() {}

    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("UTI", "identifier", &identifier)
    }
}
