/// A code of a response.
package struct ResponseCodeDeclaration: Hashable, Sendable {
    /// The case's name.
    package var name: String
    /// The raw value: 0 to 6 for the built-in codes, from 100 for the others.
    package var rawValue: Int
    /// The template of what is said, where the file has one.
    package var template: LocalizedText?
    /// The template of what is said to people who see the rest.
    package var conciseTemplate: LocalizedText?
    /// Whether the request succeeded.
    package var isSuccess: Bool
    /// Whether every response has it.
    package var isBuiltIn: Bool
    /// Whether the file states anything about it.
    package var isStated: Bool

    /// The templates that say anything: the full one, then the concise one.
    package var templates: [String] {
        [template, conciseTemplate].compactMap { $0?.text }.filter { !$0.isEmpty }
    }
}

/// A static method that makes a response with the values that its code's templates speak.
package struct ResponseFactory: Hashable, Sendable {
    /// One value of the templates.
    package struct Argument: Hashable, Sendable {
        /// The argument's label; `nil` for `_`, if the code's name already ends with the property's.
        package var label: String?
        /// The property of the response that takes the value.
        package var property: PropertyDeclaration
    }

    /// The code, whose name is also the method's.
    package var code: String
    /// The templates that speak the arguments: the full one, then the concise one.
    package var templates: [String]
    /// The arguments, in the order in which the templates first name them; at least one.
    package var arguments: [Argument]
    /// The Objective-C selector, such as `failureInvalidItemIntentResponseWithItem:`.
    package var selector: String
}
