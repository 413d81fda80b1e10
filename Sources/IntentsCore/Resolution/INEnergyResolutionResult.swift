public import Foundation

/// The result of resolving an energy.
open class INEnergyResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self {
        success(of: resolvedEnergy)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
        disambiguation(of: energyToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
        confirmationRequired(of: energyToConfirm)
    }
}
