/// What a handler says about a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self {
        success(of: resolvedPlacemark)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        disambiguation(of: placemarksToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        confirmationRequired(of: placemarkToConfirm)
    }
}
