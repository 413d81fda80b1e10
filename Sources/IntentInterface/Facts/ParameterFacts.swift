/// The facts that a definition states about a parameter, besides its property.
package struct ParameterFacts: Hashable, Sendable {
    /// The property of the intent's class.
    package var property: PropertyDeclaration
    /// Whether people can set the parameter.
    package var isConfigurable: Bool
    /// Whether a handler resolves the value.
    package var isResolved: Bool
    /// Whether a handler provides the options and the default value.
    package var hasOptions: Bool
    /// Whether a handler searches the options for a term.
    package var searchesOptions: Bool
    /// The condition on another parameter, if the parameter depends on one.
    package var relationship: Relationship?
    /// The prompts and dialogs for the parameter, in the order of the file; one for each occasion.
    package var prompts: [Prompt]
    /// The reasons for which a value can be rejected, numbered from 1.
    package var reasons: [ParameterResultDeclaration.Reason]
    /// The default value.
    package var defaultValue: DefaultValue?
    /// The minimum of a number; seconds for a time interval.
    package var minimum: Double?
    /// The maximum of a number; seconds for a time interval.
    package var maximum: Double?
    /// The number of values in a list, for each widget size.
    package var listSizes: [ListSize]

    /// The number of values in a list.
    package struct ListSize: Hashable, Sendable {
        /// The number of values.
        package var count: Int
        /// The widget size, such as `Small`; empty for all other sizes.
        package var sizeClass: String
    }

    /// A default value that a definition can state.
    package enum DefaultValue: Hashable, Sendable {
        /// A text.
        case text(LocalizedText)
        /// A number.
        case number(Double)
        /// True or false.
        case boolean(Bool)
        /// A case of an enum, by its raw value.
        case enumeration(Int)
    }
}
