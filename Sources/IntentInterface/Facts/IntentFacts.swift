import IntentDefinition

/// The facts that a definition states about an intent, besides its declarations.
package struct IntentFacts: Hashable, Sendable {
    /// The title.
    package var title: LocalizedText?
    /// The description of the intent.
    package var summary: LocalizedText?
    /// The category and the verb, such as `order` and `Order`, which default texts are made from.
    package var category: Category?
    /// The traits of the intent, in a fixed order.
    package var traits: [Trait]
    /// The parameters, in the order in which they are resolved.
    package var parameters: [ParameterFacts]
    /// The name of the parameter that takes the output of another action.
    package var inputParameter: String?
    /// The name of the parameter that matters most in a summary.
    package var keyParameter: String?
    /// The name of the image that stands for the intent.
    package var defaultImageName: String?
    /// The combinations of parameters: those for suggestions, then the summaries of the Shortcuts editor.
    package var combinations: [CombinationFacts]
    /// The name of the response property that the next action takes as its input.
    package var outputProperty: String?

    /// The combinations of parameters with which the system suggests the intent.
    package var suggestions: [CombinationFacts] { combinations.filter { $0.use == .suggestion } }

    /// The kind of request that an intent makes.
    package struct Category: Hashable, Sendable {
        /// The category, such as `order`.
        package var name: String
        /// The verb, such as `Order`.
        package var verb: String
    }

    /// A use of an intent, or a condition on it.
    package enum Trait: String, Hashable, Sendable {
        /// People can configure the intent and add it to a shortcut.
        case configurable
        /// People are asked for confirmation before the intent is handled.
        case confirmed
        /// The intent can configure a widget.
        case widget
        /// The intent is never suggested.
        case unsuggested
        /// The intent is only kept for existing shortcuts.
        case deprecated
        /// The intent is one of the system's own.
        case system
    }
}
