package import Basics
package import PropertyLists

/// An enum of the file.
package struct EnumDefinition: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The name of the generated enum, if it isn't made from the name in the file.
    package var className: Located<String>?
    /// The display name.
    package var displayName = KeyedText()
    /// Whether code is generated for the enum; absent means true.
    package var generatesHeader: Located<Bool>?
    /// The name of the enum.
    package var name: Located<String>?
    /// `Regular` or `State`.
    package var type: Located<String>?
    /// The cases.
    package var values: Located<[EnumValue]>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INEnumClassName", "className", &className)
        mapper.text("INEnumDisplayName", "displayName", &displayName.text)
        mapper.text("INEnumDisplayNameID", "displayNameID", &displayName.key)
        mapper.flag("INEnumGeneratesHeader", "generatesHeader", &generatesHeader)
        mapper.text("INEnumName", "name", &name)
        mapper.text("INEnumType", "type", &type)
        mapper.list("INEnumValues", "values", &values)
    }
}
