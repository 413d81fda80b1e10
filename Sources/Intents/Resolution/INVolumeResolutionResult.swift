public import Foundation

/// What a handler says about a volume.
open class INVolumeResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self {
        success(of: resolvedVolume)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self {
        disambiguation(of: volumeToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
        confirmationRequired(of: volumeToConfirm)
    }
}
