/// What a handler says about an object of a custom type.
open class INObjectResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedObject: INObject) -> Self {
        success(of: resolvedObject)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        disambiguation(of: objectsToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        confirmationRequired(of: objectToConfirm)
    }
}
