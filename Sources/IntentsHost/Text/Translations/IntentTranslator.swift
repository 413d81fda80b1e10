import Foundation
import Intents

/// A translator of a definition's texts into the user's language.
struct IntentTranslator: Sendable {
    private let sources: [any IntentTranslationSource]
    private let locale: Locale

    init(_ configuration: IntentHostConfiguration) {
        sources = configuration.translations
        locale = configuration.locale
    }

    /// Returns the translation of a text from the first source that has one, or else the text itself.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - values: The identifiers of the names of the enum cases and truth values in the text. A translation can be
    ///     specific to them.
    ///   - numbers: The values of the text's placeholders that are numbers.
    func translated(_ text: IntentText, values: [String] = [], numbers: [String: Double] = [:]) -> String {
        guard let identifier = text.identifier, !sources.isEmpty else { return text.text }
        let specific = values.isEmpty ? [] : [([identifier] + values).joined(separator: "-")]
        let request = IntentTranslationRequest(
            identifiers: specific + [identifier],
            text: text.text,
            locale: locale,
            numbers: numbers
        )
        return sources.lazy.compactMap { $0.translation(for: request) }.first ?? text.text
    }
}
