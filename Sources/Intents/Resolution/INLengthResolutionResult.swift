public import Foundation

/// What a handler says about a length.
open class INLengthResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self {
        success(of: resolvedLength)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
        disambiguation(of: lengthsToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
        confirmationRequired(of: lengthToConfirm)
    }
}
