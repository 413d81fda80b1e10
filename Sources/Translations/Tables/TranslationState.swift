/// How far a translation is, in the words of string catalogs.
package enum TranslationState: String, Hashable, Sendable, CaseIterable {
    /// Nobody has translated the text.
    case new
    /// The text was translated, and has to be looked at again.
    case needsReview = "needs_review"
    /// A program has translated the text.
    case machineTranslated = "machine_translated"
    /// Somebody has translated the text.
    case translated
}
