package import Basics
package import PropertyLists

/// A dictionary of the file as a Swift value: one property a known key, and the rest kept as it is.
///
/// `mapFields` names every key once. Decoding, encoding and the JSON form are three mappers that walk the same list.
package protocol DictionaryModel: Sendable {
    /// The place of the `<dict>` element.
    var position: SourcePosition { get set }
    /// Entries that the model has no property for, or whose value has another type than the key calls for.
    var other: [PropertyListValue.Entry] { get set }

    /// Creates an empty dictionary.
    init()

    /// Shows each known key with its property to a mapper, always in the same order.
    mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper)
}

extension DictionaryModel {
    /// Whether the file has a value for a key that has the wrong type: it was reported when it was read, so that its
    /// absence from the model needs no second report.
    package func lacksEntry(_ key: String) -> Bool {
        other.contains { $0.key == key }
    }
}
