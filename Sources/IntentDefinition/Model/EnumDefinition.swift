public import DefinitionDiagnostics
public import PropertyListXML

/// An enum of the file.
public struct EnumDefinition: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    public var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    public var other: [PropertyListValue.Entry] = []

    /// The Swift enum to generate, in place of the one made from the name.
    public var className: Located<String>?
    /// The name for people.
    public var displayName: Located<String>?
    /// The translation key of the display name.
    public var displayNameID: Located<String>?
    /// False where no code is wanted for the enum.
    public var generatesHeader: Located<Bool>?
    /// The name of the enum.
    public var name: Located<String>?
    /// `Regular` or `State`.
    public var type: Located<String>?
    /// The cases.
    public var values: Located<[EnumValue]>?

    /// Creates one that says nothing.
    public init() {}

    /// Shows each key with its property to a mapper.
    public mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INEnumClassName", "className", &className)
        mapper.text("INEnumDisplayName", "displayName", &displayName)
        mapper.text("INEnumDisplayNameID", "displayNameID", &displayNameID)
        mapper.flag("INEnumGeneratesHeader", "generatesHeader", &generatesHeader)
        mapper.text("INEnumName", "name", &name)
        mapper.text("INEnumType", "type", &type)
        mapper.list("INEnumValues", "values", &values)
    }
}
