package import Basics
package import PropertyLists

/// Something that walks the fields of a model: a decoder, an encoder, a printer.
///
/// Each call gives the key of the property list, the name in the JSON form, and the property. The key is computed
/// only by the mappers that need its text.
package protocol FieldMapper {
    /// A text.
    mutating func text(_ key: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<String>?)
    /// A truth value.
    mutating func flag(_ key: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Bool>?)
    /// An integer or a real number.
    mutating func number(_ key: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Number>?)
    /// A value whose type depends on other fields.
    mutating func value(_ key: @autoclosure () -> String, _ name: StaticString, _ field: inout PropertyListValue?)
    /// A dictionary.
    mutating func model<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Model?
    )
    /// A list of dictionaries.
    mutating func list<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    )
    /// A dictionary of dictionaries, whose keys are data and not names of fields.
    mutating func keyedList<Model: KeyedDictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    )
}

/// A dictionary that stands in another dictionary under a key that is data.
package protocol KeyedDictionaryModel: DictionaryModel {
    /// The key.
    var key: Located<String> { get set }
}
