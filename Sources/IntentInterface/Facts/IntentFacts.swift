import IntentDefinition

/// What a definition states about an intent beyond what becomes declarations.
package struct IntentFacts: Hashable, Sendable {
    /// The title.
    package var title: LocalizedText?
    /// What the intent does.
    package var summary: LocalizedText?
    /// The category and the verb, such as `order` and `Order`, from which default texts are made.
    package var category: Category?
    /// What the intent can be used for, in a fixed order.
    package var traits: [Trait]
    /// The parameters, in the order in which they are resolved.
    package var parameters: [ParameterFacts]
    /// The name of the parameter that takes the output of another action.
    package var inputParameter: String?
    /// The name of the parameter that matters most in a summary.
    package var keyParameter: String?
    /// The name of the picture that stands for the intent.
    package var defaultImageName: String?
    /// The combinations of parameters: those for suggestions, then the summaries of the Shortcuts editor.
    package var combinations: [CombinationFacts]
    /// The name of the response's property that goes to the next action.
    package var outputProperty: String?

    /// The combinations of parameters with which the system suggests the intent.
    package var suggestions: [CombinationFacts] { combinations.filter { $0.use == .suggestion } }

    /// What kind of request an intent is.
    package struct Category: Hashable, Sendable {
        /// The category, such as `order`.
        package var name: String
        /// The verb, such as `Order`.
        package var verb: String
    }

    /// What an intent can be used for.
    package enum Trait: String, Hashable, Sendable {
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
