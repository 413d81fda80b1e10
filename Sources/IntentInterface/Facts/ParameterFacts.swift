/// What a definition states about a parameter beyond its property.
public struct ParameterFacts: Hashable, Sendable {
    /// The property of the intent's class.
    public var property: PropertyDeclaration
    /// Whether people can set it.
    public var isConfigurable: Bool
    /// Whether a handler finds the value.
    public var isResolved: Bool
    /// Whether a handler provides the options, and the value that the parameter starts with.
    public var hasOptions: Bool
    /// Whether a handler searches the options for a term.
    public var searchesOptions: Bool
    /// On what it depends whether the parameter counts.
    public var relationship: Relationship?
    /// What is asked or said about the parameter, in the order of the file; each occasion once.
    public var prompts: [Prompt]
    /// The reasons for which a value can be refused; they are numbered from 1.
    public var reasons: [ParameterResultDeclaration.Reason]
    /// The value before anybody set one.
    public var defaultValue: DefaultValue?
    /// The lowest number; of a time in seconds.
    public var minimum: Double?
    /// The highest number; of a time in seconds.
    public var maximum: Double?
    /// How many values a list has, by the widget's size.
    public var listSizes: [ListSize]

    /// How many values a list has.
    public struct ListSize: Hashable, Sendable {
        /// The number of values.
        public var count: Int
        /// The widget's size, such as `Small`; empty for all that are not named.
        public var sizeClass: String
    }

    /// A value that a definition can state.
    public enum DefaultValue: Hashable, Sendable {
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
