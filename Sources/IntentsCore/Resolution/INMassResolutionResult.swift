public import Foundation

/// The result of resolving a mass.
open class INMassResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self {
        success(of: resolvedMass)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self {
        disambiguation(of: massToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
        confirmationRequired(of: massToConfirm)
    }
}
