/// Where a host finds the translations of a definition's texts.
public protocol IntentTranslationSource: Sendable {
    /// Returns the translation of a text; `nil` if the source has none, so that the next source is asked, and at last
    /// the definition's own text is used.
    ///
    /// A translation has the text's placeholders, such as `${plant}`, in any order.
    func translation(for request: IntentTranslationRequest) -> String?
}

/// Translations by the identifiers of the texts, in one language.
extension Dictionary: IntentTranslationSource where Key == String, Value == String {
    /// Returns the translation under the first identifier that has one.
    public func translation(for request: IntentTranslationRequest) -> String? {
        request.identifiers.lazy.compactMap { self[$0] }.first
    }
}
