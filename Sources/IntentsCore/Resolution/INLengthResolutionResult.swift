public import Foundation

/// The result of resolving a length.
open class INLengthResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self {
        success(of: resolvedLength)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
        disambiguation(of: lengthsToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
        confirmationRequired(of: lengthToConfirm)
    }
}
