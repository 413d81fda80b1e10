/// What a handler says about a text with a hint on how it is said.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedString: INSpeakableString) -> Self {
        success(of: resolvedString)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        disambiguation(of: stringsToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        confirmationRequired(of: stringToConfirm)
    }
}
