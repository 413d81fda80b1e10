/// A code of a response.
public struct ResponseCodeDeclaration: Hashable, Sendable {
    /// The case's name.
    public var name: String
    /// The raw value: 0 to 6 for the built-in codes, from 100 for the others.
    public var rawValue: Int
    /// The template of what is said, where the file has one.
    public var template: String?
    /// The key of the template's translations.
    public var templateKey: String?
    /// The template of what is said to people who see the rest.
    public var conciseTemplate: LocalizedText?
    /// Whether the request succeeded.
    public var isSuccess: Bool
    /// Whether every response has it.
    public var isBuiltIn: Bool
    /// Whether the file states anything about it.
    public var isStated: Bool

    /// The templates that say anything: the full one, then the concise one.
    public var templates: [String] {
        [template, conciseTemplate?.text].compactMap(\.self).filter { !$0.isEmpty }
    }
}

/// A static method that makes a response with the values that its code's templates speak.
public struct ResponseFactory: Hashable, Sendable {
    /// One value of the templates.
    public struct Argument: Hashable, Sendable {
        /// The argument's label; `nil` for `_`, if the code's name already ends with the property's.
        public var label: String?
        /// The property of the response that takes the value.
        public var property: PropertyDeclaration
    }

    /// The code, whose name is also the method's.
    public var code: String
    /// The templates that speak the arguments: the full one, then the concise one.
    public var templates: [String]
    /// The arguments, in the order in which the templates first name them; at least one.
    public var arguments: [Argument]
    /// The Objective-C selector, such as `failureInvalidItemIntentResponseWithItem:`.
    public var selector: String
}
