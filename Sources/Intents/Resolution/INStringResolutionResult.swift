/// What a handler says about a text.
open class INStringResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedString: String) -> Self {
        success(of: resolvedString)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        disambiguation(of: stringsToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        confirmationRequired(of: stringToConfirm)
    }
}
