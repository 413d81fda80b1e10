/// What a handler says about a span between two dates.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
        success(of: resolvedDateComponentsRange)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
        disambiguation(of: dateComponentsRangesToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
        confirmationRequired(of: dateComponentsRangeToConfirm)
    }
}
