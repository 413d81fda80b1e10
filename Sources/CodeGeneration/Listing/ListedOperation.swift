import IntentInterface

extension Operation {
    /// The purpose of the method in one word, for programs.
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

    /// The parameter of the method.
    var parameter: PropertyDeclaration? {
        switch kind {
        case .handle, .confirm: nil
        case .resolve(let parameter, _), .optionsCollection(let parameter, _), .defaultValue(let parameter),
            .options(let parameter):
            parameter
        }
    }

    /// Whether a newer method replaces this one.
    var isDeprecated: Bool {
        if case .options = kind { true } else { false }
    }

    /// Whether the system calls the method when a person configures a widget. For a widget it asks only for options and
    /// default values, and resolves, confirms and handles nothing.
    var isCalledForWidgets: Bool {
        switch kind {
        case .optionsCollection, .defaultValue, .options: true
        case .handle, .resolve, .confirm: false
        }
    }
}
