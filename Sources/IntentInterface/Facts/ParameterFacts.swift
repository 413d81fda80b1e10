/// What a definition states about a parameter beyond its property.
package struct ParameterFacts: Hashable, Sendable {
    /// The property of the intent's class.
    package var property: PropertyDeclaration
    /// Whether people can set it.
    package var isConfigurable: Bool
    /// Whether a handler finds the value.
    package var isResolved: Bool
    /// Whether a handler provides the options, and the value that the parameter starts with.
    package var hasOptions: Bool
    /// Whether a handler searches the options for a term.
    package var searchesOptions: Bool
    /// On what it depends whether the parameter counts.
    package var relationship: Relationship?
    /// What is asked or said about the parameter, in the order of the file; each occasion once.
    package var prompts: [Prompt]
    /// The reasons for which a value can be refused; they are numbered from 1.
    package var reasons: [ParameterResultDeclaration.Reason]
    /// The value before anybody set one.
    package var defaultValue: DefaultValue?
    /// The lowest number; of a time in seconds.
    package var minimum: Double?
    /// The highest number; of a time in seconds.
    package var maximum: Double?
    /// How many values a list has, by the widget's size.
    package var listSizes: [ListSize]

    /// How many values a list has.
    package struct ListSize: Hashable, Sendable {
        /// The number of values.
        package var count: Int
        /// The widget's size, such as `Small`; empty for all that are not named.
        package var sizeClass: String
    }

    /// A value that a definition can state.
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
