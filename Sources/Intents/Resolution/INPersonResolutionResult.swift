/// What a handler says about a person.
open class INPersonResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedPerson: INPerson) -> Self {
        success(of: resolvedPerson)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        disambiguation(of: peopleToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        confirmationRequired(of: personToConfirm)
    }
}
