package import Basics
package import PropertyLists

/// An enum of the file.
package struct EnumDefinition: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The Swift enum to generate, in place of the one made from the name.
    package var className: Located<String>?
    /// The name for people.
    package var displayName = KeyedText()
    /// False where no code is wanted for the enum.
    package var generatesHeader: Located<Bool>?
    /// The name of the enum.
    package var name: Located<String>?
    /// `Regular` or `State`.
    package var type: Located<String>?
    /// The cases.
    package var values: Located<[EnumValue]>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
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
