public import Foundation

/// What a handler says about a date.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        success(of: resolvedDateComponents)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        disambiguation(of: dateComponentsToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        confirmationRequired(of: dateComponentsToConfirm)
    }
}
