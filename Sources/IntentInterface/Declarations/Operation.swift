/// A method of a handling protocol. Each has a completion form; `kind` tells which also have an `async` form.
package struct Operation: Hashable, Sendable {
    /// What the method is for, and the parameter that it is about.
    package enum Kind: Hashable, Sendable {
        /// Does what the intent asks for.
        case handle
        /// Finds the value of a parameter. The result class is that of one value; a list gives a list of results.
        case resolve(PropertyDeclaration, resultClass: String)
        /// Gives the options of a parameter, searched for a term or not.
        case optionsCollection(PropertyDeclaration, searches: Bool)
        /// Checks whether the intent can be handled.
        case confirm
        /// Gives the value that a parameter starts with. It has no `async` form.
        case defaultValue(PropertyDeclaration)
        /// Gives the options of a parameter before options came in collections. It has no `async` form.
        case options(PropertyDeclaration)
    }

    /// What the method is for.
    package var kind: Kind
    /// Whether a handler must implement it.
    package var isRequired: Bool
    /// The method's name in Swift without its arguments, such as `resolveSize`.
    package var baseName: String
    /// The Objective-C selector of the completion form, such as `resolveSizeForOrderSoup:withCompletion:`.
    package var selector: String
}

extension Operation {
    /// The method's name in Swift with its argument labels in the form with a completion handler, such as
    /// `resolveSize(for:with:)`; for a default value, which has no other form, the only one.
    package var completionName: String {
        switch kind {
        case .handle, .confirm: "\(baseName)(intent:completion:)"
        case .resolve, .optionsCollection(_, searches: false), .options: "\(baseName)(for:with:)"
        case .optionsCollection(_, searches: true): "\(baseName)(for:searchTerm:with:)"
        case .defaultValue: "\(baseName)(for:)"
        }
    }

    /// The method's name in Swift with its argument labels in the `async` form; `nil` where there is none.
    package var asyncName: String? {
        switch kind {
        case .handle, .confirm: "\(baseName)(intent:)"
        case .resolve, .optionsCollection(_, searches: false): "\(baseName)(for:)"
        case .optionsCollection(_, searches: true): "\(baseName)(for:searchTerm:)"
        case .defaultValue, .options: nil
        }
    }
}

extension ResponseFactory {
    /// The method's name in Swift with its argument labels, such as `success(articleTitle:)`.
    package var swiftName: String {
        "\(code)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
    }
}
