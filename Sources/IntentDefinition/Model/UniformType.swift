package import Basics
package import PropertyLists

/// A kind of file that a parameter accepts.
package struct UniformType: DictionaryModel, Equatable {
    /// The place of the `<dict>` element.
    package var position = SourcePosition.start
    /// The entries without a property in this model, as the file has them.
    package var other: [PropertyListValue.Entry] = []

    /// The uniform type identifier, such as `public.image`.
    package var identifier: Located<String>?

    /// Creates an empty dictionary.
    package init() {}

    /// Passes each key with its property to a mapper.
    package mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper) {
        mapper.text("UTI", "identifier", &identifier)
    }
}
