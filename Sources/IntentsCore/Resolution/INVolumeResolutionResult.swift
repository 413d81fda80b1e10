public import Foundation

/// The result of resolving a volume.
open class INVolumeResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self {
        success(of: resolvedVolume)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self {
        disambiguation(of: volumeToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
        confirmationRequired(of: volumeToConfirm)
    }
}
