package import Basics
package import PropertyLists

/// A dictionary of the file as a Swift value, with one property for each known key. Other entries are kept unchanged.
///
/// `mapFields` names every key once. Decoding, encoding and the JSON form are mappers that use the same list.
package protocol DictionaryModel: Sendable {
    /// The place of the `<dict>` element.
    var position: SourcePosition { get set }
    /// The entries without a property in the model, or with a value of the wrong type.
    var other: [PropertyListValue.Entry] { get set }

    /// Creates an empty dictionary.
    init()

    /// Passes each known key with its property to a mapper, always in the same order.
    mutating func mapFields<Mapper: FieldMapper>(_ mapper: inout Mapper)
}

extension DictionaryModel {
    /// Returns whether the model lacks the value of a key because it has the wrong type in the file.
    ///
    /// The decoder has already reported such a value, so don't report that it's missing.
    package func lacksEntry(_ key: String) -> Bool {
        other.contains { $0.key == key }
    }
}
