/// A text of a definition, with the identifier under which its translations stand.
public struct IntentText: Hashable, Sendable {
    /// The text as the definition has it. It may hold placeholders such as `${name}`.
    public let text: String
    /// The identifier of the text in the tables of translations; `nil` where it is not translated.
    public let identifier: String?

    /// Creates a text.
    public init(_ text: String, identifier: String? = nil) {
        self.text = text
        self.identifier = identifier
    }

    /// Creates a text where there is one.
    init?(_ text: String?, _ identifier: String?) {
        guard let text else { return nil }
        self.init(text, identifier: identifier)
    }
}
