public import Foundation

/// A text of a definition whose translation is wanted.
public struct IntentTranslationRequest: Sendable {
    /// The identifiers of the text in tables, the most specific one first: if the text names a case of an enum or a
    /// truth value, an identifier with that of the value, and then the text's own.
    public let identifiers: [String]
    /// The text in the definition's own language.
    public let text: String
    /// The user's language and customs.
    public let locale: Locale
    /// The numbers that the text's placeholders stand for, by the names of the placeholders. Plural forms depend on them.
    public let numbers: [String: Double]

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifiers: The identifiers of the text in tables, the most specific one first.
    ///   - text: The text in the definition's own language.
    ///   - locale: The user's language and customs.
    ///   - numbers: The numbers that the text's placeholders stand for.
    public init(identifiers: [String], text: String, locale: Locale, numbers: [String: Double] = [:]) {
        self.identifiers = identifiers
        self.text = text
        self.locale = locale
        self.numbers = numbers
    }
}
