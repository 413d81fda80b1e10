/// What kind of request an intent is, from which default texts are made.
public struct IntentCategory: Hashable, Sendable {
    /// The category, such as `order`.
    public let name: String
    /// The verb, such as `Order`.
    public let verb: String

    /// Creates a category.
    public init(_ name: String, verb: String) {
        self.name = name
        self.verb = verb
    }
}
