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
