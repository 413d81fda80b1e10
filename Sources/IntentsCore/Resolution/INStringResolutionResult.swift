/// The result of resolving a text.
open class INStringResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedString: String) -> Self {
        success(of: resolvedString)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        disambiguation(of: stringsToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        confirmationRequired(of: stringToConfirm)
    }
}
