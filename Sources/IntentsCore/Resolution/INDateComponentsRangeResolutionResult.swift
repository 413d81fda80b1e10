/// The result of resolving a range between two dates.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
        success(of: resolvedDateComponentsRange)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
        disambiguation(of: dateComponentsRangesToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
        confirmationRequired(of: dateComponentsRangeToConfirm)
    }
}
