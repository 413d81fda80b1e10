import IntentInterface

extension Operation {
    /// The method's name in Swift with its argument labels in the form with a completion handler, such as
    /// `resolveSize(for:with:)`; for a default value, which has no other form, the only one.
    var completionName: String {
        switch kind {
        case .handle, .confirm: "\(baseName)(intent:completion:)"
        case .resolve, .optionsCollection(_, searches: false), .options: "\(baseName)(for:with:)"
        case .optionsCollection(_, searches: true): "\(baseName)(for:searchTerm:with:)"
        case .defaultValue: "\(baseName)(for:)"
        }
    }

    /// The method's name in Swift with its argument labels in the `async` form; `nil` where there is none.
    var asyncName: String? {
        switch kind {
        case .handle, .confirm: "\(baseName)(intent:)"
        case .resolve, .optionsCollection(_, searches: false): "\(baseName)(for:)"
        case .optionsCollection(_, searches: true): "\(baseName)(for:searchTerm:)"
        case .defaultValue, .options: nil
        }
    }

    /// What the method is for, in a word for programs.
    var kindName: String {
        switch kind {
        case .handle: "handle"
        case .resolve: "resolve"
        case .optionsCollection: "optionsCollection"
        case .confirm: "confirm"
        case .defaultValue: "default"
        case .options: "options"
        }
    }

    /// The parameter that the method is about.
    var parameter: PropertyDeclaration? {
        switch kind {
        case .handle, .confirm: nil
        case .resolve(let parameter, _), .optionsCollection(let parameter, _), .defaultValue(let parameter),
            .options(let parameter):
            parameter
        }
    }

    /// Whether a newer method has taken the place of this one.
    var isDeprecated: Bool {
        if case .options = kind { true } else { false }
    }

    /// Whether the system calls the method when a person configures a widget. Then it asks for options and defaults;
    /// nothing is resolved, confirmed or handled.
    var isCalledForWidgets: Bool {
        switch kind {
        case .optionsCollection, .defaultValue, .options: true
        case .handle, .resolve, .confirm: false
        }
    }
}

extension ResponseFactory {
    /// The method's name in Swift with its argument labels, such as `success(articleTitle:)`.
    var swiftName: String {
        "\(code)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
    }
}
