/// A set of parameters with the texts that present an intent for which they are set.
public struct CombinationFacts: Hashable, Sendable {
    /// The names of the parameters, in the order of the file.
    public var parameters: [String]
    /// The template of the first line.
    public var title: LocalizedText?
    /// The template of the second line.
    public var subtitle: LocalizedText?
    /// Whether the intent can run without its app in the foreground.
    public var runsInBackground: Bool
    /// Whether the combination is the preferred one.
    public var isPrimary: Bool
}
