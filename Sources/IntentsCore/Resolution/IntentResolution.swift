/// The readable state of an `INIntentResolutionResult`.
public enum IntentResolution: Hashable {
    /// The handler accepts a value, which may differ from the user's.
    case success(IntentValue)
    /// The user must choose one of several values.
    case disambiguation([IntentValue])
    /// The user must confirm a value, perhaps for a reason of the definition.
    case confirmationRequired(IntentValue?, reason: Int? = nil)
    /// The parameter needs a value.
    case needsValue
    /// The parameter doesn't need a value.
    case notRequired
    /// The handler refuses the value, perhaps for a reason of the definition.
    case unsupported(reason: Int? = nil)
}
