/// What a definition states about an intent beyond what becomes declarations.
public struct IntentFacts: Hashable, Sendable {
    /// The title.
    public var title: LocalizedText?
    /// What the intent does.
    public var summary: LocalizedText?
    /// The category and the verb, such as `order` and `Order`, from which default texts are made.
    public var category: Category?
    /// What the intent can be used for, in a fixed order.
    public var traits: [Trait]
    /// The parameters, in the order in which they are resolved.
    public var parameters: [ParameterFacts]
    /// The name of the parameter that takes the output of another action.
    public var inputParameter: String?
    /// The name of the parameter that matters most in a summary.
    public var keyParameter: String?
    /// The name of the picture that stands for the intent.
    public var defaultImageName: String?
    /// The combinations of parameters by which the intent is suggested.
    public var combinations: [CombinationFacts]
    /// The combinations of parameters by which people set the intent up.
    public var managedCombinations: [CombinationFacts]
    /// The name of the response's property that goes to the next action.
    public var outputProperty: String?

    /// What kind of request an intent is.
    public struct Category: Hashable, Sendable {
        /// The category, such as `order`.
        public var name: String
        /// The verb, such as `Order`.
        public var verb: String
    }

    /// What an intent can be used for.
    public enum Trait: String, Hashable, Sendable {
        /// People can set the intent up and add it to a shortcut.
        case configurable
        /// The user is asked before the intent is handled.
        case confirmed
        /// The intent can configure a widget.
        case widget
        /// The intent is never suggested.
        case unsuggested
        /// The intent is only kept for shortcuts that exist.
        case deprecated
    }
}
