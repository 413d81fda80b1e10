/// The dictionary keys that a reader of property lists knows, numbered from 0 in the order in which they were given.
///
/// The parser looks each `<key>` up once, so that a decoder compares numbers and not texts.
public struct PropertyListKeyTable: Sendable {
    /// The number that stands for every key that is not in the table.
    public static let unknown = UInt16.max

    /// The known keys; a key's index is its number.
    public let keys: [String]

    /// Creates a table.
    ///
    /// - Parameter keys: The known keys, each once, at most 65,535.
    public init(_ keys: [String]) {
        self.keys = keys
    }
}
