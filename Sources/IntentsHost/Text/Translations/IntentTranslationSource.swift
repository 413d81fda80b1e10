/// A source of translations for the texts of a definition.
public protocol IntentTranslationSource: Sendable {
    /// Returns the translation of a text; `nil` if the source doesn't have one. Then the host asks the next source, and
    /// finally uses the definition's own text.
    ///
    /// A translation contains the text's placeholders, such as `${plant}`, in any order.
    func translation(for request: IntentTranslationRequest) -> String?
}

/// A dictionary from the identifiers of texts to their translations in one language.
extension Dictionary: IntentTranslationSource where Key == String, Value == String {
    /// Returns the translation of the first identifier that has one.
    public func translation(for request: IntentTranslationRequest) -> String? {
        request.identifiers.lazy.compactMap { self[$0] }.first
    }
}
