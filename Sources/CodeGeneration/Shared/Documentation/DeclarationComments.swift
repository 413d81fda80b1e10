package import IntentInterface

extension IntentDeclaration {
    /// What the comment on the intent's class says.
    package var comment: String {
        let text = [title.nonEmpty ?? name, description.nonEmpty].compactMap(\.self).joined(separator: "\n\n")
        return """
            \(text)

            ``\(protocolName)`` handles the intent, ``\(responseClassName)`` answers it.
            """
    }

    /// What the comment on the handling protocol says.
    package var protocolComment: String {
        let calls =
            isEligibleForWidgets
            ? "A widget that the intent configures only asks for options and default values."
            : "The methods are called in this order: resolve, confirm, handle."
        return "What an app does to handle ``\(className)``. \(calls)"
    }

    /// What the comment on the response's class says.
    package var responseComment: String { "The answer to ``\(className)``: a code and the values that belong to it." }

    /// What the comment on the response's initializer says.
    package var responseInitializerComment: String {
        "Creates a response with a code and, where the app goes on with the request, an activity for it."
    }

    /// What the comment on the response's code says.
    package var codeComment: String { "How handling ended." }

    /// What the comment on the enum of codes says.
    package var responseCodeComment: String { "How handling ``\(className)`` ends." }
}

extension ResponseCodeDeclaration {
    /// What the comment on the code says.
    package var comment: String {
        ([meaning].compactMap(\.self) + spoken(templates)).joined(separator: "\n\n").nonEmpty ?? "A code of the app."
    }

    /// What a built-in code means.
    private var meaning: String? {
        switch name {
        case "unspecified": "No code was set."
        case "ready": "The intent can be handled."
        case "continueInApp": "The app has to be opened to go on."
        case "inProgress": "The request was taken on and is still being carried out."
        case "success": "The request was carried out."
        case "failure": "The request could not be carried out."
        case "failureRequiringAppLaunch": "The request could not be carried out; it may work once the app was opened."
        default: nil
        }
    }
}

extension ResponseFactory {
    /// What the comment on the method says.
    package var comment: String {
        (["A response with the code `\(code)` and the values that it says."] + spoken(templates))
            .joined(separator: "\n\n")
    }
}

extension ParameterResultDeclaration {
    /// What the comment on the enum of reasons says.
    package var reasonsComment: String { "Why a value of '\(property.name)' is refused." }

    /// What the comment on the result's class says.
    package var resultComment: String {
        "What resolving '\(property.name)' comes to, with a reason where a value is refused."
    }
}

extension ParameterResultDeclaration.Reason {
    /// What the comment on the reason says.
    package var comment: String {
        switch (template.nonEmpty, name) {
        case (let template?, _): spoken([template])[0]
        case (nil, "negativeNumbersNotSupported"): "The number is negative."
        case (nil, "greaterThanMaximumValue"): "The number is greater than the highest one."
        case (nil, "lessThanMinimumValue"): "The number is less than the lowest one."
        case (nil, _): "A reason of the app."
        }
    }
}

/// The lines of a comment about templates. The first template is the one that is said in full, or the only one.
private func spoken(_ templates: [String]) -> [String] {
    zip(["Says: ", "Says if a screen shows the rest: "], templates).map { $0 + $1 }
}

extension Operation {
    /// What the comment on the method says.
    package var comment: String {
        switch kind {
        case .handle: "Does what the intent asks for, and answers."
        case .confirm: "Checks that the intent can be handled, before it is."
        case .resolve(let property, _) where property.type.isArray:
            "Finds the values of \(property.quotedName): one result for each value."
        case .resolve(let property, _):
            "Finds the value of \(property.quotedName): takes the one given, asks for one, or refuses it."
        case .optionsCollection(let property, searches: false):
            "Provides the values that people can choose from for \(property.quotedName)."
        case .optionsCollection(let property, searches: true):
            """
            Provides the values that people can choose from for \(property.quotedName): those that match the search \
            term, or all without one.
            """
        case .defaultValue(let property): "Provides the value that \(property.quotedName) has before anybody set one."
        case .options(let property):
            """
            Provides the values that people can choose from for \(property.quotedName), where the system is older than \
            collections of options.
            """
        }
    }
}

extension PropertyDeclaration {
    /// What the comment on the property says.
    package var comment: String { displayName.nonEmpty ?? "The value of '\(name)'." }

    /// The name in code and, where it differs, the name for people.
    fileprivate var quotedName: String {
        guard let displayName = displayName.nonEmpty, displayName != name else { return "'\(name)'" }
        return "'\(name)' (\(displayName))"
    }
}

extension EnumDeclaration {
    /// What the comment on the enum says.
    package var comment: String { displayName.nonEmpty ?? "The values of '\(name)'." }

    /// What the comment on the result's class says.
    package var resultComment: String { "What resolving a ``\(className)`` comes to." }
}

extension EnumDeclaration.Case {
    /// What the comment on the case says.
    package var comment: String { displayName.nonEmpty ?? name }
}

extension TypeDeclaration {
    /// What the comment on the class says.
    package var comment: String { displayName.nonEmpty ?? "An object of the type '\(name)'." }

    /// What the comment on the result's class says.
    package var resultComment: String { "What resolving a ``\(className)`` comes to." }
}
