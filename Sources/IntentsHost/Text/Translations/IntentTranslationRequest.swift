public import Foundation

/// A request for the translation of a definition's text.
public struct IntentTranslationRequest: Sendable {
    /// The identifiers of the text in tables, starting with the most specific one: if the text contains a case of an
    /// enum or a truth value, an identifier that includes the value's, and then the text's own.
    public let identifiers: [String]
    /// The text in the definition's own language.
    public let text: String
    /// The user's language and customs.
    public let locale: Locale
    /// The values of the text's placeholders that are numbers, by the names of the placeholders. Plural forms depend on
    /// them.
    public let numbers: [String: Double]

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifiers: The identifiers of the text in tables, starting with the most specific one.
    ///   - text: The text in the definition's own language.
    ///   - locale: The user's language and customs.
    ///   - numbers: The values of the text's placeholders that are numbers.
    public init(identifiers: [String], text: String, locale: Locale, numbers: [String: Double] = [:]) {
        self.identifiers = identifiers
        self.text = text
        self.locale = locale
        self.numbers = numbers
    }
}
