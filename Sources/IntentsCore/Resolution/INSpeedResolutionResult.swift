public import Foundation

/// The result of resolving a speed.
open class INSpeedResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self {
        success(of: resolvedSpeed)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
        disambiguation(of: speedToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
        confirmationRequired(of: speedToConfirm)
    }
}
