/// The result of resolving a text with a hint on its pronunciation.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedString: INSpeakableString) -> Self {
        success(of: resolvedString)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        disambiguation(of: stringsToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        confirmationRequired(of: stringToConfirm)
    }
}
