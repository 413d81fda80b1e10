/// What a resolution result says: the readable state of `INIntentResolutionResult`.
public enum IntentResolution: Hashable {
    /// The value is this one. It may differ from the one that the user gave.
    case success(IntentValue)
    /// The value is one of these.
    case disambiguation([IntentValue])
    /// The value may be this one: ask.
    case confirmationRequired(IntentValue?, reason: Int? = nil)
    /// A value must be given.
    case needsValue
    /// No value is needed.
    case notRequired
    /// The value cannot be used, for a reason of the definition or for none.
    case unsupported(reason: Int? = nil)
}
