/// The category of an intent, which determines its default texts.
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
