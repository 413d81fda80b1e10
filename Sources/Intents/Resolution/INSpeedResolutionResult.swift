public import Foundation

/// What a handler says about a speed.
open class INSpeedResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self {
        success(of: resolvedSpeed)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
        disambiguation(of: speedToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
        confirmationRequired(of: speedToConfirm)
    }
}
