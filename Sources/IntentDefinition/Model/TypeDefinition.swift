package import Basics
package import PropertyLists

/// A type of the file: an object with an identifier, a display string and properties of its own.
package struct TypeDefinition: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// Entries without a property of their own, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The class to generate, in place of the one made from the name.
    package var className: Located<String>?
    /// A class prefix that Xcode stored. Generated Swift does not use it.
    package var classPrefix: Located<String>?
    /// The name for people.
    package var displayName = KeyedText()
    /// The highest property tag ever given out.
    package var lastPropertyTag: Located<Number>?
    /// The name of the type.
    package var name: Located<String>?
    /// The properties, inherited ones included.
    package var properties: Located<[TypeProperty]>?

    /// Creates one that says nothing.
    package init() {}

    /// Shows each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("INTypeClassName", "className", &className)
        mapper.text("INTypeClassPrefix", "classPrefix", &classPrefix)
        mapper.text("INTypeDisplayName", "displayName", &displayName.text)
        mapper.text("INTypeDisplayNameID", "displayNameID", &displayName.key)
        mapper.number("INTypeLastPropertyTag", "lastPropertyTag", &lastPropertyTag)
        mapper.text("INTypeName", "name", &name)
        mapper.list("INTypeProperties", "properties", &properties)
    }
}
