public import Foundation

/// What a handler says about an energy.
open class INEnergyResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self {
        success(of: resolvedEnergy)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
        disambiguation(of: energyToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
        confirmationRequired(of: energyToConfirm)
    }
}
