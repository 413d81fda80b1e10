/// A method of a handling protocol. Every method has a completion handler form, and some also have an `async` form.
package struct Operation: Hashable, Sendable {
    /// The purpose of a method, with its parameter.
    package enum Kind: Hashable, Sendable {
        /// Handles the intent.
        case handle
        /// Resolves a parameter. The result class is for one value; a list is resolved by a list of results.
        case resolve(PropertyDeclaration, resultClass: String)
        /// Provides the options of a parameter, optionally for a search term.
        case optionsCollection(PropertyDeclaration, searches: Bool)
        /// Confirms that the intent can be handled.
        case confirm
        /// Returns the parameter's default value. There is no `async` form.
        case defaultValue(PropertyDeclaration)
        /// Provides the options of a parameter on systems before option collections. There is no `async` form.
        case options(PropertyDeclaration)
    }

    /// The purpose of the method.
    package var kind: Kind
    /// Whether a handler must implement it.
    package var isRequired: Bool
    /// The method's name in Swift without its arguments, such as `resolveSize`.
    package var baseName: String
    /// The Objective-C selector of the completion handler form, such as `resolveSizeForOrderSoup:withCompletion:`.
    package var selector: String
    /// The class of results that an older form of the method takes, which handlers may still have in place of this one.
    package var olderResultClass: String?
    /// The label of the intent in the methods that confirm and handle it.
    package var intentLabel = "intent"
}

extension Operation {
    /// The method's Swift name with argument labels in the completion handler form, such as `resolveSize(for:with:)`. A
    /// default value has only one form.
    package var completionName: String {
        switch kind {
        case .handle, .confirm: "\(baseName)(\(intentLabel):completion:)"
        case .resolve, .optionsCollection(_, searches: false), .options: "\(baseName)(for:with:)"
        case .optionsCollection(_, searches: true): "\(baseName)(for:searchTerm:with:)"
        case .defaultValue: "\(baseName)(for:)"
        }
    }

    /// The method's Swift name with argument labels in the `async` form; `nil` if there isn't one.
    package var asyncName: String? {
        switch kind {
        case .handle, .confirm: "\(baseName)(\(intentLabel):)"
        case .resolve, .optionsCollection(_, searches: false): "\(baseName)(for:)"
        case .optionsCollection(_, searches: true): "\(baseName)(for:searchTerm:)"
        case .defaultValue, .options: nil
        }
    }
}

extension ResponseFactory {
    /// The method's Swift name with argument labels, such as `success(articleTitle:)`.
    package var swiftName: String {
        "\(code)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
    }
}
