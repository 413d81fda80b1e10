/// A text of a definition, with the identifier of its translations.
public struct IntentText: Hashable, Sendable {
    /// The text in the definition. It may contain placeholders such as `${name}`.
    public let text: String
    /// The identifier of the text in the tables of translations; `nil` if it isn't translated.
    public let identifier: String?

    /// Creates a text.
    public init(_ text: String, identifier: String? = nil) {
        self.text = text
        self.identifier = identifier
    }

    /// Creates a text; `nil` if the text is missing.
    init?(_ text: String?, _ identifier: String?) {
        guard let text else { return nil }
        self.init(text, identifier: identifier)
    }
}
