import IntentInterface

extension Operation {
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
