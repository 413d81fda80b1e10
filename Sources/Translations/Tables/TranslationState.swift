/// The progress of a translation, in the words of string catalogs.
package enum TranslationState: String, Hashable, Sendable, CaseIterable {
    /// The text isn't translated.
    case new
    /// The text is translated, and somebody must review the translation.
    case needsReview = "needs_review"
    /// A program translated the text.
    case machineTranslated = "machine_translated"
    /// Somebody translated the text.
    case translated
}
