/// The result of resolving a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self {
        success(of: resolvedPlacemark)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        disambiguation(of: placemarksToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        confirmationRequired(of: placemarkToConfirm)
    }
}
