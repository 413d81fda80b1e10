package import Basics
package import PropertyLists

/// A type of the file: an object with an identifier, a display string and properties of its own.
package struct TypeDefinition: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The name of the generated class, if it isn't made from the name in the file.
    package var className: Located<String>?
    /// The class prefix that Xcode stored. Generated code doesn't use it.
    package var classPrefix: Located<String>?
    /// The display name.
    package var displayName = KeyedText()
    /// The highest property tag ever assigned.
    package var lastPropertyTag: Located<Number>?
    /// The name of the type.
    package var name: Located<String>?
    /// The properties, inherited ones included.
    package var properties: Located<[TypeProperty]>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
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
