public import DefinitionDiagnostics
public import PropertyListXML

/// A type of the file: an object with an identifier, a display string and properties of its own.
public struct TypeDefinition: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The class to generate, in place of the one made from the name.
    public var className: Located<String>?
    /// A class prefix that Xcode stored. Generated Swift does not use it.
    public var classPrefix: Located<String>?
    /// The name for people.
    public var displayName: Located<String>?
    /// The translation key of the display name.
    public var displayNameID: Located<String>?
    /// The highest property tag ever given out.
    public var lastPropertyTag: Located<Number>?
    /// The name of the type.
    public var name: Located<String>?
    /// The properties, inherited ones included.
    public var properties: Located<[TypeProperty]>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INTypeClassName", "className", &className)
        mapper.text("INTypeClassPrefix", "classPrefix", &classPrefix)
        mapper.text("INTypeDisplayName", "displayName", &displayName)
        mapper.text("INTypeDisplayNameID", "displayNameID", &displayNameID)
        mapper.number("INTypeLastPropertyTag", "lastPropertyTag", &lastPropertyTag)
        mapper.text("INTypeName", "name", &name)
        mapper.list("INTypeProperties", "properties", &properties)
    }
}
