/// The result of resolving an object of a custom type.
open class INObjectResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedObject: INObject) -> Self {
        success(of: resolvedObject)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        disambiguation(of: objectsToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        confirmationRequired(of: objectToConfirm)
    }
}
