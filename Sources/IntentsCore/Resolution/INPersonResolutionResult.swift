/// The result of resolving a person.
open class INPersonResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedPerson: INPerson) -> Self {
        success(of: resolvedPerson)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        disambiguation(of: peopleToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        confirmationRequired(of: personToConfirm)
    }
}
