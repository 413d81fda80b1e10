/// A code of a response.
package struct ResponseCodeDeclaration: Hashable, Sendable {
    /// The case's name.
    package var name: String
    /// The raw value: 0 to 6 for the built-in codes, from 100 for the others.
    package var rawValue: Int
    /// The dialog template, if the file has one.
    package var template: LocalizedText?
    /// The dialog template to use when a screen shows the details.
    package var conciseTemplate: LocalizedText?
    /// Whether the code means success.
    package var isSuccess: Bool
    /// Whether every response has the code.
    package var isBuiltIn: Bool
    /// Whether the file declares the code or gives it templates.
    package var isStated: Bool

    /// The templates that aren't empty: the full one, then the concise one.
    package var templates: [String] {
        [template, conciseTemplate].compactMap { $0?.text }.filter { !$0.isEmpty }
    }
}

/// A static method that creates a response with the values in its code's templates.
package struct ResponseFactory: Hashable, Sendable {
    /// A value in the templates.
    package struct Argument: Hashable, Sendable {
        /// The argument's label; `nil` for `_`, which is used if the code's name already ends with the property's name.
        package var label: String?
        /// The property of the response that stores the value.
        package var property: PropertyDeclaration
    }

    /// The name of the code and the method.
    package var code: String
    /// The templates with the arguments: the full one, then the concise one.
    package var templates: [String]
    /// The arguments, in the order of their first use in the templates; at least one.
    package var arguments: [Argument]
    /// The Objective-C selector, such as `failureInvalidItemIntentResponseWithItem:`.
    package var selector: String
}
