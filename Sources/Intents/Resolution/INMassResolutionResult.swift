public import Foundation

/// What a handler says about a mass.
open class INMassResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self {
        success(of: resolvedMass)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self {
        disambiguation(of: massToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
        confirmationRequired(of: massToConfirm)
    }
}
