public import Foundation

/// The result of resolving a date.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        success(of: resolvedDateComponents)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        disambiguation(of: dateComponentsToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        confirmationRequired(of: dateComponentsToConfirm)
    }
}
