/// A combination of parameters, with the texts for an intent in which they are set.
public struct IntentParameterCombination: Sendable {
    /// The names of the parameters.
    public let parameters: [String]
    /// The title, with placeholders for parameters.
    public let title: IntentText?
    /// The second line, with placeholders for parameters.
    public let subtitle: IntentText?
    /// Whether the intent can run without its app in the foreground.
    public let runsInBackground: Bool
    /// Whether this is the intent's primary combination.
    public let isPrimary: Bool
}
