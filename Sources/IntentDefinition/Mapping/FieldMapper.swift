package import Basics
package import PropertyLists

/// A visitor of a model's fields, such as a decoder or an encoder.
///
/// Each call passes the key in the property list, the name in the JSON form, and the property. Only mappers that need
/// the text of the key compute it.
package protocol FieldMapper {
    /// Maps a text.
    mutating func text(_ key: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<String>?)
    /// Maps a Boolean.
    mutating func flag(_ key: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Bool>?)
    /// Maps an integer or a real number.
    mutating func number(_ key: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Number>?)
    /// Maps a value whose type depends on other fields.
    mutating func value(_ key: @autoclosure () -> String, _ name: StaticString, _ field: inout PropertyListValue?)
    /// Maps a dictionary.
    mutating func model<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Model?
    )
    /// Maps a list of dictionaries.
    mutating func list<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    )
    /// Maps a dictionary of dictionaries whose keys are data rather than names of fields.
    mutating func keyedList<Model: KeyedDictionaryModel>(
        _ key: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    )
}

/// A dictionary inside another dictionary, under a key that is data.
package protocol KeyedDictionaryModel: DictionaryModel {
    /// The key.
    var key: Located<String> { get set }
}
